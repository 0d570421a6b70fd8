import { purchases } from './schema-payments.ts';

/**
 * The columns of a purchase that are shown. The API has the same names as the columns: the one list of them for the
 * buyer, the admin and the export.
 */
export const purchaseFields = {
  id: purchases.id,
  package_name: purchases.packageName,
  amount_paid: purchases.amountPaid,
  credits_added: purchases.creditsAdded,
  created_at: purchases.createdAt,
};

/** These are the same fields for statements in which `purchases` is `p`. */
export const PURCHASE_COLUMNS = Object.keys(purchaseFields)
  .map((name) => `p.${name}`)
  .join(', ');
