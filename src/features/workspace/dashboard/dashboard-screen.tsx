import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSignedInUser } from '#features/account/sessions/session.client.ts';
import { useHooks } from '#features/hooks/hooks.client.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { copyToClipboard } from '#ui/copy-to-clipboard.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { HookGroupList } from '../hook-card/hook-group-list.tsx';
import { groupHooks, type HookGroup } from '../hook-card/hook-groups.ts';
import { LeaningNote, ResultsReminder } from '../results/result-notices.tsx';
import { Teleprompter } from '../teleprompter/teleprompter.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { Generator } from './generator.tsx';
import { useGeneration } from './use-generation.ts';

const RECENT_TOPICS = 4;

/** The screen that creators use most: type a topic, get ten hooks, copy one, film it. */
export default function DashboardScreen() {
  const { first_name } = useSignedInUser();
  const { generation, start } = useGeneration();
  const { hooks, data, error, refetch, hasNextPage } = useHooks();
  const [reading, setReading] = useState<Hook | null>(null);
  const groups = groupHooks(hooks);
  useCopyKeys(groups[0]);

  return (
    <>
      <ScreenHeading documentTitle="Dashboard" className="mb-6 break-words">
        Ten hooks{first_name && `, ${first_name}`}. Pick one. Film.
      </ScreenHeading>
      <Generator generating={generation !== null} recentTopics={recentTopics(groups)} onGenerate={start} />
      <LeaningNote />
      <ResultsReminder />
      {generation && <GenerationProgress generation={generation} />}
      {error && (
        <LoadFailed what="Your hooks didn't load." error={error} onRetry={refetch} className="mt-12" />
      )}
      {!data && !error && <ListSkeleton />}
      {data && groups.length === 0 && !generation && <NothingYet />}
      <HookGroupList groups={groups} onRead={setReading} />
      {hasNextPage && (
        <Button asChild variant="secondary" className="mt-10">
          <Link href={paths.history}>Older hooks are in your history</Link>
        </Button>
      )}
      <Teleprompter hook={reading} onClose={() => setReading(null)} />
    </>
  );
}

function recentTopics(groups: HookGroup[]): string[] {
  return [...new Set(groups.map((group) => group.topic))].slice(0, RECENT_TOPICS);
}

/**
 * Alt and a digit copies that hook of the newest run. Uses the key's position, because Alt types other characters on a
 * Mac.
 */
function useCopyKeys(newest: HookGroup | undefined): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const digit = /^Digit(\d)$/.exec(event.code)?.[1];
      if (!event.altKey || event.ctrlKey || event.metaKey || digit === undefined) return;
      const hook = newest?.hooks[(Number(digit) + 9) % 10];
      if (!hook) return;
      event.preventDefault();
      void copyToClipboard(hook.generated_hook);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [newest]);
}

function NothingYet() {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <p className="max-w-[34ch] text-xl sm:text-2xl">
        <span className="caption">Your first ten hooks will stand here.</span>
      </p>
      <p className="mt-4 max-w-[52ch] text-soft">
        Each comes with its type, how long it takes to say, and a tip for saying it. A topic can be three
        words long.
      </p>
    </section>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading your hooks" className="mt-12 grid gap-6">
      {[60, 45, 52].map((width) => (
        <div key={width} className="h-16 rounded-lg bg-sunken" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
