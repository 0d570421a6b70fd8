import { MAX_FAILURES } from './webhooks.schema.ts';

/** How to receive and verify a webhook: a section for the page about the API. */

export const VERIFY_JAVASCRIPT = `import crypto from 'node:crypto';

// body: the bytes as they came, before JSON.parse
export function isFromHooksmith(secret, header, body) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = crypto.createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return crypto.timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
`;

export const VERIFY_PYTHON = `import hashlib, hmac, re, time

# body: the bytes as they came, before json.loads
def is_from_hooksmith(secret: str, header: str, body: bytes) -> bool:
    match = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", header)
    if not match or abs(time.time() - int(match[1])) > 300:
        return False
    signed = match[1].encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, match[2])
`;

const EXAMPLE = `POST /hooks HTTP/1.1
Content-Type: application/json
Hooksmith-Event: hook.filmed
Hooksmith-Delivery: 4711
Hooksmith-Signature: t=1794892800,v1=5257a869…

{
  "id": "evt_0b8f3c9e-…",
  "type": "hook.filmed",
  "created_at": "2026-11-17T05:20:00.000Z",
  "data": { "hook": { "id": 42, "generated_hook": "…" }, "filmed_at": "2026-11-17T05:20:00.000Z" }
}
`;

export function WebhookDocs() {
  return (
    <>
      <p className="mt-4">
        Add an address in Settings and choose when it is called: <code>run.done</code> brings the ten hooks of
        a run, <code>hook.filmed</code> the hook that was filmed. Answer with any 2xx within ten seconds.
      </p>
      <Code name="A call" text={EXAMPLE} />
      <p className="mt-4">
        Anything else is tried again for about two hours, with longer and longer pauses. The <code>id</code>{' '}
        stays the same, so keep it to know what you have seen. Redirects are not followed. After{' '}
        {MAX_FAILURES} failures in a row, or an answer of 410, the webhook is turned off; Settings says so and
        turns it on again.
      </p>
      <p className="mt-4">
        Verify the signature before you believe a call: it is HMAC-SHA-256 over the time, a dot and the body,
        with the secret that was shown when you added the address. Refuse a time more than five minutes off.
      </p>
      <Code name="JavaScript" text={VERIFY_JAVASCRIPT} />
      <Code name="Python" text={VERIFY_PYTHON} />
    </>
  );
}

function Code({ name, text }: { name: string; text: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-soft">{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-lg bg-secondary p-4 text-sm">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
