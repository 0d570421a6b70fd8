import type { OpenAPIHono } from '@hono/zod-openapi';
import type { HtmlDocument } from './documents/html.tsx';

type Operation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};
type Description = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
};

/** A readable page, made from the schemas that validate. */
// biome-ignore lint/suspicious/noExplicitAny: any router of ours can be described
export function apiDocsPage(app: OpenAPIHono<any>): HtmlDocument {
  const info = { openapi: '3.1.0', info: { title: 'Hooksmith API', version: '1' } };
  const description = app.getOpenAPI31Document(info) as unknown as Description;
  const operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return {
    title: 'API · Hooksmith',
    description: 'Every call of the Hooksmith API: what it takes and what it answers.',
    noindex: true,
    attributes: { 'data-analytics': undefined },
    entries: ['src/site.css', 'src/site.ts'],
    body: (
      <main className="mx-auto max-w-4xl px-5 py-12">
        <h1 className="font-heading text-4xl font-extrabold">Hooksmith API</h1>
        <p className="mt-3 text-soft">
          Answers are JSON; every refusal is one sentence as plain text. The same description for programs:{' '}
          <a className="underline" href="/api/openapi.json">
            /api/openapi.json
          </a>
        </p>
        <ul className="mt-8 grid gap-1 font-mono text-sm">
          {operations.map(({ path, method }) => (
            <li key={method + path} className="break-all">
              <a className="hover:underline" href={`#${anchor(method, path)}`}>
                {method} {path}
              </a>
            </li>
          ))}
        </ul>
        {operations.map(({ path, method, operation }) => (
          <OperationText key={method + path} {...{ path, method, operation }} />
        ))}
        {Object.entries(description.components?.schemas ?? {}).map(([name, schema]) => (
          <section key={name} id={name} className="mt-12">
            <h2 className="font-heading text-2xl font-bold">{name}</h2>
            <Shape schema={schema} />
          </section>
        ))}
      </main>
    ),
  };
}

function OperationText({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const body = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema;
  return (
    <section id={anchor(method, path)} className="mt-12 border-t border-line pt-6">
      <h2 className="font-mono text-xl font-bold break-all">
        {method} {path}
      </h2>
      {operation.summary && <p className="mt-2">{operation.summary}</p>}
      {operation.description && <p className="mt-2 text-soft">{operation.description}</p>}
      {operation.parameters?.map((parameter) => (
        <p key={parameter.name} className="mt-2">
          <code className="font-mono">{parameter.name}</code> ({parameter.in}
          {parameter.required ? ', required' : ''}) {parameter.description}
        </p>
      ))}
      {body !== undefined && <Shape schema={body} />}
      <dl className="mt-4 grid gap-3">
        {Object.entries(operation.responses ?? {}).map(([status, answer]) => (
          <div key={status}>
            <dt className="font-mono font-bold">{status}</dt>
            <dd>
              {answer.description}
              {answer.content?.['application/json']?.schema !== undefined && (
                <Shape schema={answer.content['application/json'].schema} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Shape({ schema }: { schema: unknown }) {
  return (
    <pre className="mt-3 rounded-lg border border-line bg-raised p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
      {JSON.stringify(schema, null, 2)}
    </pre>
  );
}

function anchor(method: string, path: string): string {
  return `${method}-${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
