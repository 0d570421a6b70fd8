import type { AdminActionName } from '#features/account/admin-access/action-names.ts';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { Badge } from '../components/badge.tsx';
import { DateTime } from '../components/date-time.tsx';
import { ListState } from '../components/list-state.tsx';
import { Cell, Row, Rows } from '../components/responsive-table.tsx';
import { UserLink } from '../users/user-link.tsx';
import { useActions } from './audit-log.client.ts';
import type { AdminAction } from './audit-log.schema.ts';

const TEXTS: Record<AdminActionName, string> = {
  login: 'Logged in',
  'login failed': 'Login failed',
  'add runs': 'Added runs',
  'delete user': 'Deleted a user',
  'export users': 'Exported the users',
  'create post': 'Created a post',
  'edit post': 'Edited a post',
  'delete post': 'Deleted a post',
  'set up blog': 'Set up the blog',
  'edit book': 'Edited the book',
  'export book': 'Exported the book',
  'put topic away': 'Put a topic away',
  'turn on codes': 'Turned codes on',
  'turn off codes': 'Turned codes off',
  'create admin': 'Made an admin',
  'reset admin': 'Reset an admin',
  'remove admin': 'Removed an admin',
};

const COMMANDS: readonly AdminActionName[] = ['create admin', 'reset admin', 'remove admin'];

export default function LogView() {
  const read = useActions();
  const actions = read.data?.pages.flatMap((page) => page.actions) ?? [];
  return (
    <>
      <ScreenHeading>Audit log</ScreenHeading>
      <p className="mt-3 max-w-prose text-soft">
        What admins did, newest first. Failed logins are kept for 90 days, everything else for good.
      </p>
      <div className="mt-6">
        <ListState
          what="log"
          empty="Logins, granted runs, deletions and posts will be listed here, each with who did it and from where."
          read={read}
          count={actions.length}
        >
          <Rows caption="Audit log" columns={['When', 'Action', 'What', 'Admin', 'From']}>
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} />
            ))}
          </Rows>
        </ListState>
      </div>
    </>
  );
}

function ActionRow({ action }: { action: AdminAction }) {
  return (
    <Row>
      <Cell label="When" className="md:whitespace-nowrap">
        <DateTime at={action.created_at} />
      </Cell>
      <Cell label="Action" className="font-semibold">
        {action.action === 'login failed' ? <Badge tone="bad">Login failed</Badge> : TEXTS[action.action]}
      </Cell>
      <Cell label="What" className={isBare(action) ? 'max-md:hidden' : 'max-md:col-span-2'}>
        <Subject action={action} />
      </Cell>
      <Cell label="Admin" className="max-md:col-span-2">
        {action.admin ?? <Nobody action={action.action} />}
      </Cell>
      <Cell label="From" className="text-soft max-md:col-span-2">
        {action.address ?? '–'}
      </Cell>
    </Row>
  );
}

function Nobody({ action }: { action: AdminActionName }) {
  const text = COMMANDS.includes(action) ? 'Command line' : action === 'login failed' ? 'Unknown' : 'Gone';
  return <span className="text-soft">{text}</span>;
}

const isBare = ({ subject, details }: AdminAction) => !subject && Object.keys(details).length === 0;

/** A deleted user has only an id, and no details to open. */
function Subject({ action: { action, subject, details } }: { action: AdminAction }) {
  const [kind, id] = subject?.split(' ') ?? [];
  const detailTexts = Object.entries(details).map(([name, value]) =>
    typeof value === 'number' ? `${value} ${name}` : value,
  );
  const parts = [
    kind === 'user' && action !== 'delete user' ? (
      <UserLink key="user" id={Number(id)}>
        User {id}
      </UserLink>
    ) : (
      subject && <span key="subject">{subject.replace(/^./, (letter) => letter.toUpperCase())}</span>
    ),
    detailTexts.length > 0 && <span key="more">{detailTexts.join(', ')}</span>,
  ].filter(Boolean);
  if (parts.length === 0) return <span className="text-soft">–</span>;
  return <span className="flex flex-wrap gap-x-3">{parts}</span>;
}
