import { Button } from './button.tsx';
import { dismissToast, toast } from './toast-store.ts';

/** Says what was done, with the way back. */
export function toastWithUndo(title: string, undo: () => void): void {
  const id = toast({
    title,
    action: (
      <Button
        variant="link"
        className="ml-auto"
        onClick={() => {
          dismissToast(id);
          undo();
        }}
      >
        Undo
      </Button>
    ),
  });
}
