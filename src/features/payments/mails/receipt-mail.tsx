import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';
import type { Purchase } from '../payments.schema.ts';

type Props = { purchase: Purchase; link: string; supportEmail: string };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const receiptSubject = ({ package_name, credits_added }: Purchase) =>
  `Receipt: ${package_name}, ${credits_added} runs`;

export function ReceiptMail({ purchase, link, supportEmail }: Props) {
  const { package_name, credits_added, amount_paid, created_at, expires_at, id } = purchase;
  return (
    <MailLayout
      preview={`${credits_added} runs are in your account.`}
      caption={`${credits_added} runs. Go film.`}
      supportEmail={supportEmail}
    >
      <MailText>Your payment went through and your runs are in your account.</MailText>
      <MailText>
        {package_name}: {credits_added} runs
        <br />
        Paid: ${(amount_paid / 100).toFixed(2)}, one time
        <br />
        Date: {day.format(new Date(created_at))}
        <br />
        Receipt number: {id}
      </MailText>
      <MailAction href={link}>Open the dashboard</MailAction>
      <MailSmallPrint>
        Use them by {day.format(new Date(expires_at))}. Nothing renews by itself.
      </MailSmallPrint>
    </MailLayout>
  );
}
