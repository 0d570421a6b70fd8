import {
  type Deletion,
  useDeleteHooks,
  useRestoreHooks,
} from '#features/hooks/changes/hook-changes.client.ts';
import { Button } from '#ui/button.tsx';
import { dismissToast, toast } from '#ui/toast-store.ts';

/** Deletes at once, and offers to undo it. */
export function useDeleteWithUndo() {
  const remove = useDeleteHooks();
  const restore = useRestoreHooks();
  return async (deletion: Deletion, said: string) => {
    // Awaited, because the card is gone by then. A failure has been shown.
    const done = await remove.mutateAsync(deletion).then(
      () => true,
      () => false,
    );
    if (!done) return;
    const undo = () => {
      dismissToast(id);
      restore.mutate(deletion);
    };
    const id = toast({
      title: said,
      description: 'For a day you can also restore it in your history.',
      action: (
        <Button variant="secondary" size="small" className="ml-auto self-center" onClick={undo}>
          Undo
        </Button>
      ),
    });
  };
}
