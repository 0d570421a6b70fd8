import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useAction } from '#features/account/forms/actions.client.ts';
import type { User } from '#features/account/user.schema.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { Badge } from '../components/badge.tsx';
import { formatDay } from '../components/formats.ts';
import { Cell, Row } from '../components/responsive-table.tsx';
import { UserLink } from './user-link.tsx';
import { CREDITS_PER_GRANT, reloadUsers, replaceCachedUser, users } from './users.client.ts';

export function UserRow({ user }: { user: User }) {
  const client = useQueryClient();
  const add = useAction(async () => {
    replaceCachedUser(client, await users.addCredits(user));
    toast({ title: `Added ${CREDITS_PER_GRANT} runs to ${user.email}` });
  });
  const remove = useAction(async () => {
    await users.deleteUser(user);
    toast({ title: 'User deleted successfully' });
    // The row disappears with its focus, which moves to the top of the screen.
    document.getElementById('screen-heading')?.focus({ preventScroll: true });
    await reloadUsers(client);
  });
  return (
    <Row>
      <Cell label="ID" className="tabular-nums">
        {user.id}
      </Cell>
      <Cell label="First Name" className={user.first_name === null ? 'text-faint' : ''}>
        {user.first_name ?? 'N/A'}
      </Cell>
      <Cell label="Email" className="font-semibold max-md:order-first max-md:col-span-2">
        <UserLink id={user.id} htmlId={`user-${user.id}`}>
          {user.email}
        </UserLink>
      </Cell>
      <Cell label="Status">
        <Badge tone={user.subscription_status === 'free' ? 'plain' : 'good'}>
          {user.subscription_status}
        </Badge>
      </Cell>
      <Cell label="Credits" className="tabular-nums">
        {user.hook_credits}
      </Cell>
      <Cell label="Created At" className="whitespace-nowrap">
        <time dateTime={user.created_at}>{formatDay(user.created_at)}</time>
      </Cell>
      <td className="px-4 py-2 max-md:order-last max-md:col-span-2 max-md:p-0 max-md:pt-1">
        <div className="flex items-center justify-between gap-6">
          <Button
            variant="secondary"
            size="small"
            className="max-md:h-11"
            aria-describedby={`user-${user.id}`}
            aria-disabled={add.busy || undefined}
            onClick={() => add.run()}
          >
            Add {CREDITS_PER_GRANT} Runs
          </Button>
          <ConfirmDialog
            trigger={
              <Button
                variant="ghost"
                size="icon"
                className="text-danger-text! md:size-9"
                aria-label={`Delete ${user.email}`}
                aria-disabled={remove.busy || undefined}
              >
                <Trash2 aria-hidden />
              </Button>
            }
            title="Are you sure?"
            subject={`${user.email} (ID ${user.id})`}
            description="This action cannot be undone. This will permanently delete the user and all their data."
            confirmLabel="Delete user"
            onConfirm={() => remove.run()}
          />
        </div>
      </td>
    </Row>
  );
}
