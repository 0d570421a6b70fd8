import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button.tsx';
import type { HookPackage } from '../packages.ts';

/** Plain forms, which work without script, by keyboard, and in a window of their own. */
export function testCheckoutDocument(
  id: string,
  hookPackage: HookPackage,
  status: string,
  stylesheets: readonly string[],
): HtmlDocument {
  return {
    title: 'Test checkout · Hooksmith',
    noindex: true,
    attributes: { 'data-analytics': undefined },
    entries: [],
    stylesheets,
    body: (
      <main className="mx-auto flex min-h-svh max-w-lg flex-col justify-center gap-6 px-5 py-12">
        <p className="rounded-lg border-2 border-dashed border-danger-text px-4 py-3 font-semibold text-danger-text">
          Test checkout. No payment provider is set up, and no money moves.
        </p>
        <h1 className="font-heading text-3xl font-extrabold tracking-tight">{hookPackage.name}</h1>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-line py-4 text-lg">
          <dt>{hookPackage.credits} runs, one-time</dt>
          <dd className="font-semibold tabular-nums">${(hookPackage.amount / 100).toFixed(2)}</dd>
        </dl>
        {status === 'open' ? (
          <div className="grid gap-3">
            <Choice
              id={id}
              choice="pay"
              label={`Pay $${(hookPackage.amount / 100).toFixed(2)} (test)`}
              variant="primary"
            />
            <Choice id={id} choice="decline" label="Let the card be declined" variant="secondary" />
            <Choice id={id} choice="cancel" label="Cancel" variant="ghost" />
          </div>
        ) : (
          <p className="text-lg">
            This checkout has ended.{' '}
            <a className="font-semibold underline underline-offset-4" href={paths.pricing}>
              Back to pricing
            </a>
          </p>
        )}
      </main>
    ),
  };
}

type ChoiceProps = { id: string; choice: string; label: string; variant: 'primary' | 'secondary' | 'ghost' };

function Choice({ id, choice, label, variant }: ChoiceProps) {
  return (
    <form method="post" action={`/api/test-checkout/${id}/${choice}`}>
      <button type="submit" className={`${buttonStyle({ variant, size: 'large' })} w-full`}>
        {label}
      </button>
    </form>
  );
}
