import type { v1Routes } from '../v1.routes.ts';

export type V1Api = ReturnType<typeof v1Routes>;

const STATUSES: [status: number, meaning: string][] = [
  [400, 'Something in the request is wrong. The sentence says what.'],
  [401, 'No key, or one that is unknown, revoked or expired.'],
  [402, 'No runs left.'],
  [403, 'The key may not do this.'],
  [404, 'You have no such hook.'],
  [409, 'A run is still being written, or the shot list is full.'],
  [422, 'This Idempotency-Key was used for another topic.'],
  [429, 'Too many calls. Retry-After says how many seconds to wait.'],
  [502, 'The writer failed. Your run was given back; try again.'],
  [503, 'Busy for a moment. Nothing was charged; try again.'],
];

/** The calls as the API describes them, in the order of their handlers. */
export function CallTable({ api }: { api: V1Api }) {
  const calls = api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? definition.route : [],
  );
  return (
    <dl className="mt-5 grid gap-5">
      {calls.map(({ method, path, summary, description }) => (
        <div key={method + path}>
          <dt className="font-mono text-base font-bold break-words">
            {method.toUpperCase()} {path}
          </dt>
          <dd>
            {summary}. {description && <span className="text-soft">{withCode(description)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function StatusTable() {
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {STATUSES.map(([status, meaning]) => (
        <div key={status} className="contents">
          <dt className="font-mono font-bold">{status}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows words between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((piece, at) => (at % 2 ? <code key={piece}>{piece}</code> : piece));
}
