import type { ThemeName } from '#platform/theme-names.ts';
import { QuotedHook } from '../copy-text.tsx';
import type { Example, ExampleHook } from '../themes/examples.ts';

/**
 * Small samples of the product beside the copy, with hooks for that profession. Keyed by the position of the feature. A
 * feature whose copy quotes a hook needs none.
 */
type Kind = 'history' | 'patterns' | { hook: 2 | 3 | 4 | 5 };

export const PRODUCT_SAMPLES: Record<ThemeName, Partial<Record<number, Kind>>> = {
  default: { 4: 'patterns', 5: 'history' },
  nutritionist: { 2: { hook: 3 }, 5: 'history' },
  realEstate: { 1: { hook: 5 }, 2: { hook: 2 }, 5: 'history' },
  financialAdvisor: { 1: { hook: 5 }, 2: 'history' },
  mentalHealthTherapist: { 1: { hook: 4 }, 2: { hook: 5 }, 5: 'history' },
  businessCoach: { 1: { hook: 3 }, 4: 'patterns' },
  techTutorialCreator: { 3: { hook: 5 }, 5: 'history' },
  corporateTrainer: { 2: { hook: 3 }, 4: { hook: 5 }, 5: 'patterns' },
};

export function ProductSample({ kind, example }: { kind: Kind | undefined; example: Example }) {
  if (kind === 'history') return <HistoryGroup example={example} />;
  if (kind === 'patterns') return <TwoRuns example={example} />;
  return kind ? <QuotedHook {...example.hooks[kind.hook]} /> : null;
}

/** A group of the history: its topic and its hooks, the favorite first. */
function HistoryGroup({ example }: { example: Example }) {
  const [first, second, third] = [example.hooks[4], example.hooks[3], example.hooks[5]];
  return (
    <figure className="specimen">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3 text-sm">
        <span className="truncate font-semibold">{example.topic}</span>
        <span className="shrink-0 text-soft">10 hooks</span>
      </figcaption>
      <ul className="divide-y divide-line">
        <HistoryLine hook={first} favorite />
        <HistoryLine hook={second} />
        <HistoryLine hook={third} />
      </ul>
    </figure>
  );
}

function HistoryLine({ hook, favorite = false }: { hook: ExampleHook; favorite?: boolean }) {
  return (
    <li className="flex items-start gap-4 px-5 py-3.5">
      <span className="min-w-0 grow">
        <span className="block text-xs font-semibold text-soft">{hook.type}</span>
        <span className="mt-0.5 block leading-snug font-semibold">{hook.text}</span>
      </span>
      <svg aria-hidden viewBox="0 0 24 24" className="mt-1 size-5 shrink-0 text-primary">
        <path
          fill={favorite ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
          d="M12 20.5S3.5 15.4 3.5 9.3A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 8.5 2.9c0 6.1-8.5 11.2-8.5 11.2Z"
        />
      </svg>
    </li>
  );
}

/** Two runs of one topic and their hook types, to show that the second differs. */
function TwoRuns({ example }: { example: Example }) {
  const { topic, hooks } = example;
  return (
    <figure className="specimen">
      <figcaption className="truncate border-b border-line px-5 py-3 text-sm font-semibold">
        {topic}
      </figcaption>
      <dl className="grid grid-cols-2 divide-x divide-line">
        {[hooks.slice(0, 3), hooks.slice(3)].map((run, index) => (
          <div key={run[0]?.type} className="px-5 py-4">
            <dt className="text-xs font-semibold text-soft">{index === 0 ? 'One run' : 'The next'}</dt>
            {run.map(({ type }) => (
              <dd key={type} className="mt-1.5 leading-snug font-semibold">
                {type}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </figure>
  );
}
