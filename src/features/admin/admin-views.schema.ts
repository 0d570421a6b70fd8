import { z } from '@hono/zod-openapi';
import { ADMIN_ACTIONS } from '#features/account/admins/action-names.ts';

/** What the further views of the dashboard are made of: a user's details, payments, numbers per day, actions. */

export const PAGE_SIZE = 50;

const next = z.string().nullable();
const number = z.number().int();
const text = z.string();

export const actionPageSchema = z.object({
  actions: z.array(
    z.object({
      id: number,
      action: z.enum(ADMIN_ACTIONS),
      /** Their address; null for the command line, a failed login, or an admin who is gone. */
      admin: text.nullable(),
      subject: text.nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
      address: text.nullable(),
      created_at: text,
    }),
  ),
  next,
});
export type ActionPage = z.infer<typeof actionPageSchema>;
export type AdminAction = ActionPage['actions'][number];

const purchaseState = z.enum(['paid', 'refunded', 'disputed']);
export type PurchaseState = z.infer<typeof purchaseState>;

const purchaseRow = z.object({
  id: number,
  user_id: number,
  email: text,
  package_name: text,
  amount_paid: number,
  credits_added: number,
  created_at: text,
  state: purchaseState,
});
export type AdminPurchase = z.infer<typeof purchaseRow>;
export const purchasePageSchema = z.object({ purchases: z.array(purchaseRow), next });
export type PurchasePage = z.infer<typeof purchasePageSchema>;

const paymentEventRow = z.object({
  id: text,
  provider: text,
  type: text,
  outcome: text,
  created_at: text,
  /** Null when the checkout is not ours, or went with its user. */
  checkout: z.object({ id: text, user_id: number, email: text, package_id: text, amount: number }).nullable(),
});
export type AdminPaymentEvent = z.infer<typeof paymentEventRow>;
export const paymentEventPageSchema = z.object({ events: z.array(paymentEventRow), next });
export type PaymentEventPage = z.infer<typeof paymentEventPageSchema>;

export const CHART_DAYS = [30, 90] as const;
export type Span = (typeof CHART_DAYS)[number];
const dayRow = z.object({ day: text, sign_ups: number, runs: number, revenue: number });
export type DayNumbers = z.infer<typeof dayRow>;
export const statisticsSchema = z.object({ days: z.array(dayRow) });

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
  /** When a session of theirs was last used; null when they have none now. */
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
