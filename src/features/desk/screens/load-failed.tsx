import { Button } from '#ui/button.tsx';

/** A list that could not be read: why, and the way to try again. */
export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert" className="mt-8 grid justify-items-start gap-4">
      <p className="text-danger-text">{error.message}</p>
      <Button variant="secondary" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  );
}
