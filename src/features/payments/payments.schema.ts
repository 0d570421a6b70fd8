import { z } from 'zod';
import { PACKAGE_IDS } from './packages.ts';

/** What the calls about money take and give, shared by the server and the screens. */

const UNKNOWN = { error: 'Unknown package' };

/** `priceId` is what the call has always named the package's id. */
export const checkoutSchema = z.object({ priceId: z.enum(PACKAGE_IDS, UNKNOWN) }, UNKNOWN);

export const purchaseSchema = z
  .object({
    id: z.number().int(),
    package_name: z.string(),
    amount_paid: z.number().int(),
    credits_added: z.number().int(),
    created_at: z.iso.datetime(),
    /** When the runs of this purchase end, and how many of them are left. */
    expires_at: z.iso.datetime(),
    runs_left: z.number().int(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchasesSchema = z.object({ purchases: z.array(purchaseSchema) });
export const checkoutAnswerSchema = z.object({ url: z.string() });
export const confirmingSchema = z.object({ confirming: z.boolean() });
