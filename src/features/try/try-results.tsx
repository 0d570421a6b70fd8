import { loginPath } from '#features/account/login/next-path.ts';
import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { secondsToSay } from '#features/hooks/speaking-time.ts';
import type { WrittenHook } from '#features/hooks/writers/writer.ts';
import { paths } from '#platform/paths.ts';
import { keepPath, type Try } from './pending-try.ts';
import { fingerprintOf } from './write-try.ts';

const HOOKS_SHOWN = 3;

type HooksProps = { hooks: readonly WrittenHook[] };

/** Shows the first three hooks. The text of the others is not in the page. */
export function TryResults({ hooks }: HooksProps) {
  const covered = hooks.slice(HOOKS_SHOWN);
  return (
    <div>
      <ol>
        {hooks.slice(0, HOOKS_SHOWN).map((hook) => (
          <li key={hook.text} className="border-t border-line py-8 first:border-0 first:pt-0">
            <ShownHook hook={hook} />
          </li>
        ))}
      </ol>
      <section aria-labelledby="covered-title" className="border-t border-line pt-8">
        <h2 id="covered-title" className="title-4">
          Seven more, still covered
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
          {covered.map((hook) => (
            <li key={hook.text}>
              <span className="block text-sm font-semibold text-soft">{hook.type}</span>
              <CoveredLine text={hook.text} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Shown = Pick<WrittenHook, 'text' | 'tip' | 'onScreenText' | 'payoff'> & { type: string };

/** A hook as a caption, with its details. */
export function ShownHook({ hook }: { hook: Shown }) {
  return (
    <article aria-label={`${hook.type}: ${hook.text}`}>
      <p className="flex gap-3 text-sm text-soft">
        <span className="font-semibold">{hook.type}</span>
        <span className="tabular-nums">{secondsToSay(hook.text).toFixed(1)} s</span>
      </p>
      <p className="try-hook">
        <span className="caption">{hook.text}</span>
      </p>
      <dl className="try-layers">
        {hook.onScreenText && <Layer name="On screen">{hook.onScreenText}</Layer>}
        <Layer name="Tip">{hook.tip}</Layer>
        {hook.payoff && <Layer name="Then say">{hook.payoff}</Layer>}
      </dl>
    </article>
  );
}

function Layer({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The widths of placeholders in characters. They only reveal the rough length of a text. */
const WIDTHS = ['w-[2ch]', 'w-[3ch]', 'w-[4ch]', 'w-[5ch]', 'w-[6ch]', 'w-[7ch]', 'w-[8ch]'] as const;

function CoveredLine({ text }: { text: string }) {
  const widths = text.split(/\s+/).map(({ length }) => WIDTHS[Math.min(Math.max(length, 2), 8) - 2]);
  return (
    <span aria-hidden className="covered">
      <span className="caption">
        {widths.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing else to be told apart by
          <span key={place}>
            <span className={`covered-word ${width}`} />{' '}
          </span>
        ))}
      </span>
    </span>
  );
}

/** For a user who has kept this try already. */
export function Kept() {
  return (
    <section aria-labelledby="keep-title" className="try-keep">
      <h2 id="keep-title" className="title-4">
        You have all ten
      </h2>
      <p>They're in your history, with their tips.</p>
      <a href={paths.history} className="button button-large">
        Open your history
      </a>
    </section>
  );
}

/** The link to all ten hooks. The address does not contain them, because they can be written again. */
export function RegisterToKeep({
  shownTry,
  hooks,
  signedIn,
}: HooksProps & { shownTry: Try; signedIn: boolean }) {
  const kept = keepPath({ ...shownTry, fingerprint: fingerprintOf(hooks) });
  return (
    <section aria-labelledby="keep-title" className="try-keep">
      <h2 id="keep-title" className="title-4">
        Keep all ten
      </h2>
      <p>
        {signedIn
          ? 'They go into your history with their tips, and cost one run.'
          : `Register and these ten are your first run. ${FREE_CREDITS_AT_REGISTRATION - 1} more are free. No credit card.`}
      </p>
      <a href={signedIn ? kept : loginPath(kept)} rel="nofollow" className="button button-large">
        {signedIn ? 'Keep these ten' : 'Register and keep them'}
      </a>
    </section>
  );
}
