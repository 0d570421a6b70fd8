import { purchases } from './schema-payments.ts';

/**
 * The columns of a purchase that are shown, for the buyer, the admin and the export. The API uses the names of the
 * columns.
 */
export const purchaseFields = {
  id: purchases.id,
  package_name: purchases.packageName,
  amount_paid: purchases.amountPaid,
  credits_added: purchases.creditsAdded,
  created_at: purchases.createdAt,
};

/** The same columns for SQL in which `purchases` is called `p`. */
export const PURCHASE_COLUMNS = Object.keys(purchaseFields)
  .map((name) => `p.${name}`)
  .join(', ');
