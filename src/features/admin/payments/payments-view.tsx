import { ScreenHeading } from '#ui/screen-heading.tsx';
import { Badge, PURCHASE_BADGES, type Tone } from '../components/badge.tsx';
import { ChoiceLinks } from '../components/choice-links.tsx';
import { DateTime } from '../components/date-time.tsx';
import { formatAmount } from '../components/formats.ts';
import { ListState } from '../components/list-state.tsx';
import { Cell, Row, Rows } from '../components/responsive-table.tsx';
import { hrefOf, useQueryParam } from '../dashboard/admin-address.ts';
import { UserLink } from '../users/user-link.tsx';
import { usePaymentEvents, usePurchases } from './payments.client.ts';
import type { AdminPaymentEvent, AdminPurchase } from './payments.schema.ts';

export default function PaymentsView() {
  const events = useQueryParam('list') === 'events';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading>Payments</ScreenHeading>
        <ChoiceLinks
          label="Payments"
          choices={[
            { href: hrefOf({ view: 'payments' }), text: 'Purchases', current: !events },
            { href: hrefOf({ view: 'payments', list: 'events' }), text: 'Events', current: events },
          ]}
        />
      </div>
      <p className="mt-3 max-w-prose text-soft">
        {events
          ? 'What the payment provider told us, and what came of it. A full refund ends the runs of its purchase that are left; a dispute holds them until it is won.'
          : 'Every package sold. A purchase that was refunded or disputed says so.'}
      </p>
      <div className="mt-6">{events ? <Events /> : <Purchases />}</div>
    </>
  );
}

function Purchases() {
  const read = usePurchases();
  const purchases = read.data?.pages.flatMap((page) => page.purchases) ?? [];
  return (
    <ListState
      what="purchases"
      empty="Nobody has bought a package yet. Purchases will be listed here, newest first."
      read={read}
      count={purchases.length}
    >
      <Rows caption="Purchases" columns={['When', 'State', 'User', 'Package', 'Runs', 'Amount']}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </Rows>
    </ListState>
  );
}

function PurchaseRow({ purchase }: { purchase: AdminPurchase }) {
  const { tone, text } = PURCHASE_BADGES[purchase.state];
  return (
    <Row>
      <Cell label="When" className="md:whitespace-nowrap">
        <DateTime at={purchase.created_at} />
      </Cell>
      <Cell label="State">
        <Badge tone={tone}>{text}</Badge>
      </Cell>
      <Cell label="User" className="font-semibold max-md:order-first max-md:col-span-2">
        <UserLink id={purchase.user_id}>{purchase.email}</UserLink>
      </Cell>
      <Cell label="Package">{purchase.package_name}</Cell>
      <Cell label="Runs" className="tabular-nums">
        {purchase.credits_added}
      </Cell>
      <Cell label="Amount" className="tabular-nums">
        {formatAmount(purchase.amount_paid)}
      </Cell>
    </Row>
  );
}

const OUTCOMES: Record<string, { tone: Tone; text: string }> = {
  credited: { tone: 'good', text: 'Paid' },
  'credited before': { tone: 'plain', text: 'Paid before' },
  'waiting for the money': { tone: 'plain', text: 'Waiting' },
  'not paid': { tone: 'plain', text: 'Not paid' },
  'unknown checkout': { tone: 'plain', text: 'Unknown' },
  'not as ordered': { tone: 'bad', text: 'Not as ordered' },
  'dispute won': { tone: 'good', text: 'Dispute won' },
};

function eventState({ type, outcome }: AdminPaymentEvent): { tone: Tone; text: string } {
  if (type === 'charge.refunded') return PURCHASE_BADGES.refunded;
  if (type.startsWith('charge.dispute.') && outcome !== 'dispute won') return PURCHASE_BADGES.disputed;
  return OUTCOMES[outcome] ?? { tone: 'plain', text: 'Noted' };
}

function Events() {
  const read = usePaymentEvents();
  const events = read.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <ListState
      what="events"
      empty="The payment provider has sent nothing yet."
      read={read}
      count={events.length}
    >
      <Rows caption="Payment events" columns={['When', 'State', 'User', 'Amount', 'Event']}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Rows>
    </ListState>
  );
}

function EventRow({ event }: { event: AdminPaymentEvent }) {
  const { tone, text } = eventState(event);
  const { checkout } = event;
  return (
    <Row>
      <Cell label="When" className="md:whitespace-nowrap">
        <DateTime at={event.created_at} />
      </Cell>
      <Cell label="State">
        <Badge tone={tone}>{text}</Badge>
      </Cell>
      <Cell label="User" className="max-md:order-first max-md:col-span-2">
        {checkout ? (
          <span className="font-semibold">
            <UserLink id={checkout.user_id}>{checkout.email}</UserLink>
          </span>
        ) : (
          <span className="text-soft">None: deleted, or not ours</span>
        )}
      </Cell>
      <Cell label="Amount" className="tabular-nums">
        {checkout ? formatAmount(checkout.amount) : '–'}
      </Cell>
      <Cell label="Event" className="max-md:col-span-2">
        {event.type}
        <span className="block text-sm break-all text-soft">
          {event.provider}, {event.id}
        </span>
      </Cell>
    </Row>
  );
}
