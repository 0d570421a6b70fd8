import { z } from 'zod';
import { PACKAGE_IDS } from './packages.ts';

const UNKNOWN = { error: 'Unknown package' };

/** The specification calls the package's id `priceId`. */
export const checkoutSchema = z.object({ priceId: z.enum(PACKAGE_IDS, UNKNOWN) }, UNKNOWN);

export const purchaseSchema = z
  .object({
    id: z.number().int(),
    package_name: z.string(),
    amount_paid: z.number().int(),
    credits_added: z.number().int(),
    created_at: z.iso.datetime(),
    /** When the remaining credits of this purchase end. */
    expires_at: z.iso.datetime(),
    runs_left: z.number().int(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchaseSchema>;

export const purchasesSchema = z.object({ purchases: z.array(purchaseSchema) });
export const checkoutAnswerSchema = z.object({ url: z.string() });
export const confirmingSchema = z.object({ confirming: z.boolean() });
