import { z } from '@hono/zod-openapi';

const next = z.string().nullable();
const number = z.number().int();
const text = z.string();

const purchaseState = z.enum(['paid', 'refunded', 'disputed']);
export type PurchaseState = z.infer<typeof purchaseState>;

export const purchaseRow = z.object({
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
  /** Null if the checkout is not ours, or was deleted with its user. */
  checkout: z.object({ id: text, user_id: number, email: text, package_id: text, amount: number }).nullable(),
});
export type AdminPaymentEvent = z.infer<typeof paymentEventRow>;
export const paymentEventPageSchema = z.object({ events: z.array(paymentEventRow), next });
export type PaymentEventPage = z.infer<typeof paymentEventPageSchema>;
