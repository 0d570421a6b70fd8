import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import {
  deletedHooksQuery,
  deletionOfHook,
  useRestoreHooks,
} from '#features/hooks/changes/hook-changes.client.ts';
import { Button } from '#ui/button.tsx';

/** Lists the hooks that were deleted within a day, to restore them. Renders nothing if there are none. */
export function RecentlyDeleted() {
  const { data } = useQuery(deletedHooksQuery);
  const restore = useRestoreHooks();
  const hooks = data?.hooks ?? [];
  if (hooks.length === 0) return null;
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="cursor-pointer rounded-lg px-4 py-3 focus-visible:outline-2 focus-visible:outline-focus">
        Deleted in the last day: {hooks.length} {hooks.length === 1 ? 'hook' : 'hooks'}
      </summary>
      <ul className="divide-y divide-line border-t border-line px-4">
        {hooks.map((hook) => (
          <li key={hook.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{hook.generated_hook}</span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Restore: ${hook.generated_hook}`}
              onClick={() => restore.mutate(deletionOfHook(hook))}
            >
              <RotateCcw aria-hidden />
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
