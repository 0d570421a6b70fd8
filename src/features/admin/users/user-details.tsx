import type { ReactNode } from 'react';
import { Badge, PURCHASE_BADGES } from '../components/badge.tsx';
import { DateTime } from '../components/date-time.tsx';
import { formatAmount, formatCount, formatDay } from '../components/formats.ts';
import type { UserDetails as Details } from './user-details.schema.ts';

/** Users typed all of this, so it is only shown as text. */
export function UserDetails({ user }: { user: Details }) {
  return (
    <>
      <Facts user={user} />
      {user.business_context && (
        <Part title="Business">
          <p className="break-words whitespace-pre-line">{user.business_context.business_description}</p>
          <p className="mt-2 text-sm font-semibold text-soft">Ideal customer</p>
          <p className="break-words whitespace-pre-line">{user.business_context.ideal_customer}</p>
        </Part>
      )}
      <Runs user={user} />
      <Purchases user={user} />
      <Ledger user={user} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h3 className="mb-2 font-heading text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ user }: { user: Details }) {
  const facts: [string, ReactNode][] = [
    ['ID', user.id],
    ['First Name', user.first_name ?? 'N/A'],
    [
      'Status',
      <Badge key="status" tone={user.subscription_status === 'free' ? 'plain' : 'good'}>
        {user.subscription_status}
      </Badge>,
    ],
    ['Credits', formatCount(user.hook_credits)],
    ['Created At', <DateTime key="created" at={user.created_at} />],
    [
      'Last seen',
      user.last_seen_at ? <DateTime key="seen" at={user.last_seen_at} /> : 'Signed out everywhere',
    ],
    [
      'Email confirmed',
      user.email_confirmed_at ? <DateTime key="confirmed" at={user.email_confirmed_at} /> : 'Not yet',
    ],
    ['TikTok', user.tiktok_handle ?? '–'],
    ['Instagram', user.instagram_handle ?? '–'],
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm font-semibold text-soft">{name}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const RUN_STATES: Record<string, string> = { reserved: 'under way', released: 'failed, given back' };

function Runs({ user: { runs, runs_done } }: { user: Details }) {
  return (
    <Part title={`Runs: ${formatCount(runs_done)}`}>
      {runs.length === 0 && <p className="text-soft">None yet.</p>}
      {runs_done > runs.length && <p className="mb-2 text-sm text-soft">The last {runs.length}.</p>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {runs.map((run) => (
          <li key={run.id} className="px-4 py-2.5">
            <details>
              <summary className="cursor-pointer rounded-sm break-words focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus">
                <span className="font-semibold">{run.topic}</span>
                <span className="block text-sm text-soft">
                  <DateTime at={run.created_at} />
                  {RUN_STATES[run.status] && `, ${RUN_STATES[run.status]}`}
                </span>
              </summary>
              {run.hooks.length === 0 && <p className="mt-2 text-soft">No hooks.</p>}
              <ol className="mt-2 list-decimal space-y-1 pl-6">
                {run.hooks.map((hook, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the ten hooks of a run never change their order
                  <li key={at} className="break-words">
                    {hook}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Purchases({ user: { purchases } }: { user: Details }) {
  return (
    <Part title="Purchases">
      {purchases.length === 0 ? (
        <p className="text-soft">None yet.</p>
      ) : (
        <SmallTable caption="Purchases" columns={['When', 'Package', 'Amount', 'State']}>
          {purchases.map((purchase) => (
            <tr key={purchase.id} className="border-t border-line">
              <td className="py-2 pr-3">{formatDay(purchase.created_at)}</td>
              <td className="py-2 pr-3">{purchase.package_name}</td>
              <td className="py-2 pr-3">{formatAmount(purchase.amount_paid)}</td>
              <td className="py-2">
                <Badge tone={PURCHASE_BADGES[purchase.state].tone}>
                  {PURCHASE_BADGES[purchase.state].text}
                </Badge>
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
    </Part>
  );
}

const SOURCES: Record<string, string> = {
  signup: 'Registered',
  confirmation: 'Confirmed email',
  purchase: 'Bought',
  admin: 'Added by an admin',
};

function Ledger({ user: { grants } }: { user: Details }) {
  return (
    <Part title="Ledger">
      {grants.length === 0 ? (
        <p className="text-soft">No runs were ever given.</p>
      ) : (
        <SmallTable caption="Runs given" columns={['When', 'Why', 'Runs', 'Left', 'Use by']}>
          {grants.map((grant) => (
            <tr key={grant.id} className="border-t border-line">
              <td className="py-2 pr-3">{formatDay(grant.created_at)}</td>
              <td className="py-2 pr-3">{SOURCES[grant.source] ?? grant.source}</td>
              <td className="py-2 pr-3">{grant.runs}</td>
              <td className="py-2 pr-3">{grant.remaining}</td>
              <td className="py-2">{grant.expires_at ? formatDay(grant.expires_at) : '–'}</td>
            </tr>
          ))}
        </SmallTable>
      )}
    </Part>
  );
}

type SmallTableProps = { caption: string; columns: string[]; children: ReactNode };

function SmallTable({ caption, columns, children }: SmallTableProps) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-soft">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-1.5 pr-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
