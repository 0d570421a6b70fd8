import { z } from '@hono/zod-openapi';
import { purchaseRow } from '../payments/payments.schema.ts';

const number = z.number().int();
const text = z.string();

export const userDetailsSchema = z.object({
  id: number,
  email: text,
  first_name: text.nullable(),
  tiktok_handle: text.nullable(),
  instagram_handle: text.nullable(),
  business_context: z.object({ business_description: text, ideal_customer: text }).nullable(),
  subscription_status: text,
  hook_credits: number,
  created_at: text,
  email_confirmed_at: text.nullable(),
  /** When one of the user's sessions was last used; null if there is none. */
  last_seen_at: text.nullable(),
  runs_done: number,
  runs: z.array(z.object({ id: number, topic: text, status: text, created_at: text, hooks: z.array(text) })),
  purchases: z.array(purchaseRow),
  grants: z.array(
    z.object({
      id: number,
      source: text,
      runs: number,
      remaining: number,
      created_at: text,
      expires_at: text.nullable(),
    }),
  ),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;
