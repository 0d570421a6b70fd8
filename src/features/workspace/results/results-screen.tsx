import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#platform/paths.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { MEASURES, type Measure, ResultPlot, SamplePlot } from './result-plot.tsx';
import { useResults } from './results.client.ts';
import type { Group, Results } from './results.schema.ts';
import { VideoList } from './video-list.tsx';

/** Medians of the user's own videos, and the results that were typed. */
export default function ResultsScreen() {
  const { data, error, refetch } = useResults();
  return (
    <>
      <ScreenHeading documentTitle="Results" className="mb-2">
        What worked
      </ScreenHeading>
      {!data && error && (
        <LoadFailed what="Your results didn't load." error={error} onRetry={refetch} className="mt-8" />
      )}
      {!data && !error && <Loading />}
      {data?.videos.length === 0 && <NothingYet />}
      {data && data.videos.length > 0 && <ResultsContent results={data} />}
    </>
  );
}

const TABS = [
  { name: 'views', title: 'Views' },
  { name: 'saves', title: 'Saves per 1,000 views' },
] as const;

function ResultsContent({ results }: { results: Results }) {
  const { videos, by_type, by_subject, leaning } = results;
  const [measure, setMeasure] = useState<Measure>('views');
  return (
    <>
      <p className="mb-8 max-w-[64ch] text-soft">{leaningSentence(leaning)}</p>
      {by_type.length > 0 && (
        <Tabs label="What is compared" tabs={TABS} open={measure} onOpen={setMeasure}>
          <div className="mt-6 grid gap-12 lg:grid-cols-2 lg:gap-14">
            <Section title="By type" groups={by_type} measure={measure} />
            <Section title="By subject" groups={by_subject} measure={measure} />
          </div>
        </Tabs>
      )}
      <VideoList videos={videos} />
    </>
  );
}

function leaningSentence({ results, from, on }: Results['leaning']): string {
  if (on) {
    return `Your next runs lean toward the types that got you more views, and still try the others. Learned from ${results} videos.`;
  }
  const left = from - results;
  return `${left} more ${left === 1 ? 'video' : 'videos'} with views, and your runs start to lean toward the types that work for you.`;
}

type SectionProps = { title: string; groups: Group[]; measure: Measure };

function Section({ title, groups, measure }: SectionProps) {
  const { valuesOf } = MEASURES[measure];
  const shown = groups.filter((group) => valuesOf(group).length > 0);
  return (
    <section aria-label={title}>
      <h2 className="font-heading text-xl font-bold tracking-tight">{title}</h2>
      {shown.length > 0 ? (
        <ResultPlot groups={shown} measure={measure} title={title} />
      ) : (
        <p className="mt-3 text-soft">No saves typed yet.</p>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your results" className="mt-8 grid gap-6">
      {[80, 65, 72].map((width) => (
        <div key={width} className="h-12 rounded-lg bg-sunken" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

function NothingYet() {
  return (
    <div className="mt-4">
      <p className="max-w-[56ch] text-lg text-soft">
        Mark a hook as <b className="font-semibold text-ink">Filmed</b> on your{' '}
        <Link href={paths.shots} className="font-semibold text-ink underline underline-offset-4">
          shot list
        </Link>
        , type its views a week later, and see here which types and subjects work for you. Something like
        this:
      </p>
      <div className="mt-8 max-w-xl">
        <SamplePlot />
      </div>
    </div>
  );
}
