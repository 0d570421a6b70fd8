import { MAX_TOPIC } from '#features/hooks/hooks.schema.ts';
import { paths } from '#platform/paths.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { THEME_LABELS } from '../theme.ts';
import { examples } from '../themes/examples.ts';

type TryFormProps = {
  /** The theme of the page, and so the profession of the hooks. */
  theme: ThemeName;
  /** What was typed before. */
  topic?: string;
  label?: string;
  /** Whether the theme can be chosen. */
  choosesTheme?: boolean;
  /** The id of the error message about the topic. */
  problemId?: string;
};

/**
 * A form for a topic that leads to three hooks, without an account and without script. It only requests an address, so
 * the page around it is the same for everybody.
 */
export function TryForm({
  theme,
  topic = '',
  label = "What's your next video about?",
  choosesTheme = false,
  problemId,
}: TryFormProps) {
  const send = (
    <button type="submit" className="try-button">
      Give me three hooks
    </button>
  );
  return (
    <form method="get" action={paths.try} className="try-form">
      <label htmlFor="try-topic" className="font-semibold">
        {label}
      </label>
      <div className="try-row">
        <input
          id="try-topic"
          name="topic"
          required
          maxLength={MAX_TOPIC}
          defaultValue={topic}
          placeholder={`e.g. ${examples[theme].topic}`}
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          className="try-topic"
        />
        {!choosesTheme && send}
      </div>
      {choosesTheme && (
        <div className="try-row">
          <ThemeField theme={theme} />
          {send}
        </div>
      )}
      {!choosesTheme && theme !== 'default' && <input type="hidden" name="version" value={theme} />}
    </form>
  );
}

function ThemeField({ theme }: { theme: ThemeName }) {
  return (
    <label className="try-profession">
      Written for a
      <select name="version" defaultValue={theme} autoComplete="off" className="field">
        {THEME_NAMES.map((name) => (
          <option key={name} value={name}>
            {name === 'realEstate' ? 'Real Estate Agent' : THEME_LABELS[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
