import { FREE_RUNS_AT_CONFIRMATION, FREE_RUNS_AT_REGISTRATION } from '#features/credits/free-runs.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';

export const REGISTER_HEADING = 'Register for Free Hooks';

export function RegisterPromise() {
  return (
    <p className="mt-2 text-pretty text-soft">
      {FREE_RUNS_AT_REGISTRATION} runs when you register, {FREE_RUNS_AT_CONFIRMATION} more when you confirm
      your email. {HOOKS_PER_RUN} hooks a run. No credit card.
    </p>
  );
}
