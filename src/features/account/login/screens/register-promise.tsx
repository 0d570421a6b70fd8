import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';

export const REGISTER_HEADING = 'Register for Free Hooks';

export function RegisterPromise() {
  return (
    <p className="mt-2 text-pretty text-soft">
      {FREE_CREDITS_AT_REGISTRATION} runs when you register, {FREE_CREDITS_AT_CONFIRMATION} more when you
      confirm your email. {HOOKS_PER_RUN} hooks a run. No credit card.
    </p>
  );
}
