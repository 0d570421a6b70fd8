import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type LoadFailedProps = { what: string; error: Error; onRetry: () => unknown; className?: string };

/** Shows that a list could not be loaded, why, and a button to try again. */
export function LoadFailed({ what, error, onRetry, className }: LoadFailedProps) {
  return (
    <div
      role="alert"
      className={classNames('grid justify-items-start gap-3 border-t border-line pt-8', className)}
    >
      <p className="text-lg font-semibold">{what}</p>
      <p className="text-soft">{error.message}</p>
      <Button variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  );
}
