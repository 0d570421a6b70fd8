import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** A stand-in for the two Stripe calls that we use: create and read a checkout session. */
export type StandInSession = {
  id: string;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
};

export async function startStripeServer() {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, string>();
  let failing = false;
  let lookUps = 0;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = (status: number, json: object) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(json));
      };
      if (failing) return answer(400, { error: { type: 'invalid_request_error', message: 'no' } });
      if (!request.headers.authorization?.startsWith('Bearer sk_test_'))
        return answer(401, { error: { message: 'key' } });
      if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
        const form = new URLSearchParams(body);
        const key = String(request.headers['idempotency-key'] ?? '');
        const id = byKey.get(key) ?? `cs_test_${sessions.size + 1}`;
        byKey.set(key, id);
        const session: StandInSession = {
          id,
          client_reference_id: form.get('client_reference_id') ?? '',
          amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
          currency: form.get('line_items[0][price_data][currency]') ?? '',
          payment_intent: null,
          payment_status: 'unpaid',
          status: 'open',
          success_url: form.get('success_url') ?? '',
        };
        sessions.set(id, session);
        return answer(200, {
          ...session,
          object: 'checkout.session',
          url: `https://checkout.stripe.test/${id}`,
        });
      }
      lookUps++;
      const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
      return session
        ? answer(200, { ...session, object: 'checkout.session' })
        : answer(404, { error: { message: 'none' } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    last: () => [...sessions.values()].at(-1) as StandInSession,
    of: (checkoutId: string) =>
      [...sessions.values()].find((session) => session.client_reference_id === checkoutId),
    /** How many times a session's status was requested. */
    lookUps: () => lookUps,
    fail(now: boolean) {
      failing = now;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const signer = new Stripe('sk_test_signer');
let events = 0;

export type EventOptions = {
  id?: string;
  type?: string;
  paid?: boolean;
  livemode?: boolean;
  timestamp?: number;
  secret: string;
  /** Other fields of the event's object. */
  object?: Record<string, unknown>;
};

/** The session of an event that names none. */
export const sessionIdOf = (checkoutId: string) => `cs_of_${checkoutId}`;

export function stripeEvent(checkoutId: string, options: EventOptions) {
  const {
    id = `evt_${process.pid}_${events++}`,
    type = 'checkout.session.completed',
    paid = true,
    livemode = false,
    timestamp,
    secret,
    object = {},
  } = options;
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    livemode,
    data: {
      object: {
        id: sessionIdOf(checkoutId),
        object: 'checkout.session',
        client_reference_id: checkoutId,
        payment_status: paid ? 'paid' : 'unpaid',
        amount_total: 1700,
        currency: 'usd',
        ...object,
      },
    },
  });
  return { id, body, signature: signatureOf(body, secret, timestamp) };
}

export function signatureOf(payload: string, secret: string, timestamp?: number): string {
  return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
