import { siteOrigin } from '#platform/http/link-origin.ts';
import { createMailQueue } from '#platform/mail/mail-queue.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { findEmail, listPurchases } from '../payments.queries.ts';

type Receipt = { userId: number; purchaseId: number };

/** Receipts are enqueued in the transaction of the purchase. If the account is deleted before one is sent, it is dropped. */
export function createReceiptQueue(services: Services) {
  const { db, config } = services;
  const origin = siteOrigin(config);
  return createMailQueue<Receipt>(services, 'receipt-mail', async ({ userId, purchaseId }) => {
    const email = await findEmail(db, userId);
    const purchase = email && (await listPurchases(db, userId)).find(({ id }) => id === purchaseId);
    if (!purchase) return null;
    const { writeReceipt } = await import('./write-receipt.tsx');
    const props = { purchase, link: origin + paths.dashboard, supportEmail: config.supportEmail };
    return { to: email, ...(await writeReceipt(props)) };
  });
}
