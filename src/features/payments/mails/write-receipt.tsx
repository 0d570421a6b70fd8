import type { ComponentProps } from 'react';
import { renderMail } from '#platform/mail/render-mail.ts';
import { ReceiptMail, receiptSubject } from './receipt-mail.tsx';

export async function writeReceipt(props: ComponentProps<typeof ReceiptMail>) {
  return { subject: receiptSubject(props.purchase), ...(await renderMail(<ReceiptMail {...props} />)) };
}
