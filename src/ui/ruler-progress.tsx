import { classNames } from './class-names.ts';

type RulerProgressProps = {
  label: string;
  value: number;
  max: number;
  /** The meaning of the numbers for screen readers: 'Step 2 of 3'. */
  valueText: string;
  /** A measurement, such as strength, instead of a progress. */
  meter?: boolean;
  className?: string;
};

/** The ruler of three seconds as a progress bar: the finished part has the accent color. */
export function RulerProgress({ label, value, max, valueText, meter, className }: RulerProgressProps) {
  const rest = 100 - (100 * value) / max;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take them; the rule cannot follow the choice
    <div
      role={meter ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames('relative h-3', className)}
    >
      <div className="ruler absolute inset-0 h-full text-line" />
      <div
        className="ruler absolute inset-0 h-full border-t-2 border-accent-text text-accent-text"
        style={{ clipPath: `inset(0 ${rest}% 0 0)` }}
      />
    </div>
  );
}
