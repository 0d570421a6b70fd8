import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '#features/account/actions.client.ts';
import type { User } from '#features/account/user.schema.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { admin, putUser, RUNS_AT_ONCE, reloadUsers } from '../admin.client.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export function UserRow({ user }: { user: User }) {
  const client = useQueryClient();
  const add = useAction(async () => {
    putUser(client, await admin.addRuns(user));
    toast({ title: `Added ${RUNS_AT_ONCE} runs to ${user.email}` });
  });
  const remove = useAction(async () => {
    await admin.deleteUser(user);
    toast({ title: 'User deleted successfully' });
    // The row goes, and the focus in it: it goes on from the top of the screen.
    document.getElementById('screen-heading')?.focus({ preventScroll: true });
    await reloadUsers(client);
  });
  return (
    <tr className="border-t border-line align-middle max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:p-4 max-md:first:border-t-0">
      <Cell label="ID" className="tabular-nums">
        {user.id}
      </Cell>
      <Cell label="First Name" className={user.first_name === null ? 'text-faint' : ''}>
        {user.first_name ?? 'N/A'}
      </Cell>
      <Cell label="Email" className="font-semibold max-md:order-first max-md:col-span-2">
        <span id={`user-${user.id}`}>{user.email}</span>
      </Cell>
      <Cell label="Status">
        <span
          className={classNames(
            'inline-block rounded-full border px-2.5 py-0.5 text-sm font-semibold',
            user.subscription_status === 'free'
              ? 'border-line text-soft'
              : 'border-accent-text text-accent-text',
          )}
        >
          {user.subscription_status}
        </span>
      </Cell>
      <Cell label="Credits" className="tabular-nums">
        {user.hook_credits}
      </Cell>
      <Cell label="Created At" className="whitespace-nowrap">
        <time dateTime={user.created_at}>{DATE.format(new Date(user.created_at))}</time>
      </Cell>
      <td className="px-4 py-2 max-md:order-last max-md:col-span-2 max-md:p-0 max-md:pt-1">
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            size="small"
            className="max-md:h-11 max-md:flex-1"
            aria-describedby={`user-${user.id}`}
            aria-disabled={add.busy || undefined}
            onClick={() => add.run()}
          >
            Add {RUNS_AT_ONCE} Runs
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
            description="This action cannot be undone. This will permanently delete the user and all their data."
            confirmLabel="Delete user"
            onConfirm={() => remove.run()}
          />
        </div>
      </td>
    </tr>
  );
}

/** On a phone, where the head of the table is out of sight, each cell names itself. */
function Cell({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td className={classNames('px-4 py-2 break-words max-md:min-w-0 max-md:p-0', className)}>
      <span aria-hidden className="block text-xs font-semibold text-faint md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
