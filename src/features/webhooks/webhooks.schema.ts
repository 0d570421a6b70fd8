import { z } from 'zod';

export const WEBHOOK_EVENTS = ['run.done', 'hook.filmed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const MAX_ENDPOINTS = 5;
export const MAX_URL = 500;
/** While a user has this many waiting deliveries, further events are not sent. */
export const MAX_WAITING = 1000;
/** After this many failed attempts in a row the endpoint is turned off. */
export const MAX_FAILURES = 30;

const BAD_EVENTS = { error: 'Choose at least one event' };
const events = z
  .array(z.enum(WEBHOOK_EVENTS, BAD_EVENTS), BAD_EVENTS)
  .min(1, BAD_EVENTS)
  .max(10, BAD_EVENTS)
  .transform((names) => [...new Set(names)]);
const BAD_URL = { error: 'Enter the address to send to, such as https://example.com/hooks' };
export const LONG_URL = `The address has at most ${MAX_URL} characters`;
const url = z.string(BAD_URL).trim().min(1, BAD_URL).max(MAX_URL, { error: LONG_URL });

export const newEndpointSchema = z.object({ url, events }, BAD_URL);
export const endpointChangeSchema = z.object(
  { events: events.optional(), enabled: z.literal(true).optional() },
  { error: 'Send events or enabled' },
);

export const endpointSchema = z
  .object({
    id: z.number().int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** When it was turned off, after too many failures in a row. */
    disabled_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'WebhookEndpoint' });
export type Endpoint = z.infer<typeof endpointSchema>;
export const endpointsSchema = z.array(endpointSchema);

/** Only this answer contains the secret that signs the calls. */
export const createdEndpointSchema = endpointSchema
  .extend({ secret: z.string() })
  .meta({ id: 'NewWebhookEndpoint' });
export type CreatedEndpoint = z.infer<typeof createdEndpointSchema>;

export const deliverySchema = z
  .object({
    id: z.number().int(),
    event: z.string(),
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    answer_code: z.number().int().nullable(),
    problem: z.string().nullable(),
    created_at: z.iso.datetime(),
    tried_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveriesSchema = z.array(deliverySchema);
