import type { ReactNode } from 'react';
import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { TableOfContents } from '#features/landing/table-of-contents.tsx';
import { WebhookDocs } from '#features/webhooks/webhook-docs.tsx';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { siteOrigin } from '#platform/http/link-origin.ts';
import { paths } from '#platform/paths.ts';
import { MAX_KEYS } from '../keys.schema.ts';
import { examplesFor } from './api-examples.ts';
import { assistantsFor } from './assistants.ts';
import { CallTable, StatusTable, type V1Api } from './call-table.tsx';
import { Code } from './code.tsx';

type Part = { id: string; title: string; text: ReactNode };

export function developersDocument(config: Config, api: V1Api): HtmlDocument {
  const origin = siteOrigin(config);
  const parts = [keys(), examples(origin), calls(api), webhooks, assistants(origin), terminal(origin)];
  return publicDocument(config, {
    title: 'Developers · Hooksmith',
    description:
      'Ask for hooks from your own tools: API keys, examples in curl, JavaScript and Python, an MCP server for assistants, and a command for the terminal.',
    path: paths.developers,
    body: (
      <PublicLayout supportEmail={config.supportEmail}>
        <main id="main" className="page section">
          <h1 className="title-2">Hooks from your own tools</h1>
          <div className="text-columns">
            <TableOfContents
              title="On this page"
              headings={parts.map(({ id, title }) => ({ id, text: title }))}
            />
            <article className="column-text prose">
              <p>
                You plan in a notes app, a calendar or a chat with an assistant. Let it ask for the hooks.
                Same writer, same runs, same shot list.
              </p>
              {parts.map(({ id, title, text }) => (
                <section key={id} id={id}>
                  <h2>{title}</h2>
                  {text}
                </section>
              ))}
            </article>
          </div>
        </main>
      </PublicLayout>
    ),
  });
}

const webhooks: Part = { id: 'webhooks', title: 'Webhooks', text: <WebhookDocs /> };

function keys(): Part {
  return {
    id: 'keys',
    title: 'Get a key',
    text: (
      <>
        <p>
          You make keys in <a href={`${paths.settings}#api-keys`}>your settings</a>, up to {MAX_KEYS}. Give
          each tool its own, with only what it needs:
        </p>
        <ul>
          <li>
            <code>write</code> spends your runs on hooks.
          </li>
          <li>
            <code>read</code> sees your hooks and your shot list.
          </li>
          <li>
            <code>favorite</code> changes favorites and what's on the shot list, and is answered with what it
            changed.
          </li>
        </ul>
        <p>
          A key is shown once. We keep a hash of it, so copy it right away. It works until it ends or you
          revoke it; changing your password in the settings doesn't touch it, a reset by mail ends it. Send it
          with every call:
        </p>
        <Code label="The header">Authorization: Bearer hsk_YOUR_KEY</Code>
      </>
    ),
  };
}

function examples(origin: string): Part {
  return {
    id: 'examples',
    title: 'Examples',
    text: (
      <>
        <p>These run as they are. Put your key where they find it first:</p>
        <Code label="The key in the environment">export HOOKSMITH_KEY=hsk_YOUR_KEY</Code>
        {examplesFor(origin).map(({ id, title, code }) => (
          <div key={id}>
            <h3>{title}</h3>
            <Code label={title} example={id}>
              {code}
            </Code>
          </div>
        ))}
      </>
    ),
  };
}

function calls(api: V1Api): Part {
  return {
    id: 'calls',
    title: 'Every call',
    text: (
      <>
        <CallTable api={api} />
        <h3>When it says no</h3>
        <p>A refusal is one plain sentence you can show to a person. Its status tells programs the same:</p>
        <StatusTable />
        <p>
          A key can make 300 calls a minute, and all your keys together 600. Shapes of every answer are in the{' '}
          <a href="/api/docs">API reference</a>.
        </p>
      </>
    ),
  };
}

function assistants(origin: string): Part {
  return {
    id: 'assistants',
    title: 'Assistants (MCP)',
    text: (
      <>
        <p>
          Hooksmith is an MCP server at <code>{origin}/mcp</code>. Your assistant can write hooks for a topic,
          list and search them, favorite them, put them on your shot list, and tell how many runs are left. It
          reads your latest run and your shot list, and brings a prompt, <code>film_today</code>. A key's
          scopes hold here too.
        </p>
        {assistantsFor(origin).map(({ name, how, code }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{how}</p>
            <Code label={name}>{code}</Code>
          </div>
        ))}
      </>
    ),
  };
}

function terminal(origin: string): Part {
  return {
    id: 'terminal',
    title: 'The terminal',
    text: (
      <>
        <p>
          A small command without dependencies, for Node 20 and later. It comes with the source, in{' '}
          <code>packages/hooksmith-cli</code>:
        </p>
        <Code label="The terminal">{TERMINAL(origin)}</Code>
        <p>
          <code>login</code> keeps the key in a file that only you can read; <code>HOOKSMITH_KEY</code> goes
          before it. Exit codes: 0 done, 1 refused, 2 wrong use, 3 no connection.
        </p>
      </>
    ),
  };
}

const TERMINAL = (origin: string) => `npx ./packages/hooksmith-cli login --url ${origin}
npx ./packages/hooksmith-cli write "sourdough bread" --point "The flour is not the problem"
npx ./packages/hooksmith-cli list --search sourdough --json
npx ./packages/hooksmith-cli export --format csv --output hooks.csv`;
