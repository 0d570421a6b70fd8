import { purchases } from './schema-payments.ts';

/**
 * What is told of a purchase, by the names of the API, which are those of the columns: the one list of them for the
 * buyer, the admin and the export.
 */
export const purchaseFields = {
  id: purchases.id,
  package_name: purchases.packageName,
  amount_paid: purchases.amountPaid,
  credits_added: purchases.creditsAdded,
  created_at: purchases.createdAt,
};

/** The same for statements in which `purchases` is `p`. */
export const PURCHASE_COLUMNS = Object.keys(purchaseFields)
  .map((name) => `p.${name}`)
  .join(', ');
