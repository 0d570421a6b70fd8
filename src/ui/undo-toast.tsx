import { Button } from './button.tsx';
import { dismissToast, toast } from './toast-store.ts';

/** A toast that says what was done, with a button to undo it. */
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
