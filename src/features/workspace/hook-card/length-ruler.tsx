import { FIRST_SECONDS, secondsToSay } from '#features/hooks/speaking-time.ts';

/** Twice the time that a hook should take, so that the mark is in the middle. */
const SCALE_SECONDS = 2 * FIRST_SECONDS;

/** Shows the speaking time of a hook against a mark at three seconds. */
export function LengthRuler({ text }: { text: string }) {
  const seconds = Math.round(secondsToSay(text) * 10) / 10;
  const over = seconds > FIRST_SECONDS;
  const label = `About ${seconds.toFixed(1)} seconds to say: ${over ? 'longer than' : 'fits in'} the first three`;
  return (
    <span className="flex items-center gap-2" role="img" aria-label={label} title={label}>
      <span aria-hidden className="length-scale relative h-2.5 w-20 text-faint">
        <span
          className="absolute bottom-0 left-0 h-1 bg-primary"
          style={{ width: percent(Math.min(seconds, FIRST_SECONDS)) }}
        />
        {over && (
          <span
            className="absolute bottom-0 left-1/2 h-1 bg-faint"
            style={{ width: percent(Math.min(seconds, SCALE_SECONDS) - FIRST_SECONDS) }}
          />
        )}
        <span className="absolute -top-0.5 bottom-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
      </span>
      <span aria-hidden className="tabular-nums">
        {seconds.toFixed(1)} s
      </span>
    </span>
  );
}

const percent = (seconds: number) => `${(100 * seconds) / SCALE_SECONDS}%`;
