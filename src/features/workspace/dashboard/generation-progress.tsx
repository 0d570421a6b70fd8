import { useEffect, useRef, useState } from 'react';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { RulerProgress } from '#ui/ruler-progress.tsx';
import { HookCard } from '../hook-card/hook-card.tsx';
import type { Generation } from './use-generation.ts';

/** The book takes less time than this, so a longer wait is for a model, which may take some seconds. */
const SLOW_AFTER_MS = 2000;

/** Ten ticks, one for each hook that has arrived. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { topic, hooks, disconnected } = generation;
  const section = useRef<HTMLElement>(null);
  // Scrolls so that the first hooks are not behind the bar and the toast at the bottom.
  useEffect(() => {
    const gentle = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'start', behavior: gentle ? 'smooth' : 'auto' });
  }, []);
  const isSlow = useHasElapsed(SLOW_AFTER_MS);
  return (
    <section ref={section} aria-label="Your new hooks" className="mt-10 min-h-svh scroll-mt-4">
      <h2 className="font-heading text-2xl font-bold tracking-tight text-pretty">{topic}</h2>
      <RulerProgress
        label="Writing your hooks"
        value={hooks.length}
        max={HOOKS_PER_RUN}
        valueText={`${hooks.length} of ${HOOKS_PER_RUN} hooks`}
        className="my-4"
      />
      {isSlow && hooks.length === 0 && !disconnected && (
        <p role="status" className="text-soft">
          Still writing. The first hook is on its way.
        </p>
      )}
      {disconnected && (
        <p role="status" className="pb-4 text-soft">
          The connection broke. Your run goes on without it; we're looking for your hooks.
        </p>
      )}
      {hooks.map((hook) => (
        <HookCard key={hook.id} hook={hook} onRead={() => {}} arriving />
      ))}
    </section>
  );
}

function useHasElapsed(ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}
