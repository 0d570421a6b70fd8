import { Section } from '#features/account/settings/settings-section.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { toast } from '#ui/toast-store.ts';
import { useForgetTaste, useTaste } from './taste.client.ts';
import type { LearnedTaste } from './taste.contract.ts';

/** The settings section that says what influences runs, and can reset it. */
export default function TasteSection() {
  const { data, error, refetch } = useTaste();
  return (
    <Section
      title="What we learned from your favorites"
      text="What you favorite, film and edit moves your next hooks a little."
    >
      {error && !data && (
        <LoadFailed what="What we learned didn't load." error={error} onRetry={refetch} className="mt-8" />
      )}
      {!data && !error && <div role="status" aria-label="Loading" className="h-16 rounded-lg bg-sunken" />}
      {data && <Learned taste={data} />}
    </Section>
  );
}

function Learned({ taste: { learned_from, sentences } }: { taste: LearnedTaste }) {
  const { favorites, filmed, edits } = learned_from;
  const forget = useForgetTaste();
  if (favorites + filmed + edits === 0) {
    return <p>Nothing yet. Favorite, film or edit a few hooks, and the next ten come closer to them.</p>;
  }
  return (
    <div className="grid justify-items-start gap-4">
      {sentences.length > 0 ? (
        <ul className="grid gap-1 text-lg">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>No clear pattern yet.</p>
      )}
      <p className="text-sm text-soft">Learned from {sources(learned_from)}.</p>
      <ConfirmDialog
        title="Start over?"
        description="Your favorites, videos and edits stay. Until you pick new ones, they no longer move your hooks."
        confirmLabel="Forget it"
        onConfirm={() => forget.mutate(undefined, { onSuccess: () => toast({ title: 'Forgotten' }) })}
        trigger={
          <Button variant="secondary" busy={forget.isPending}>
            Forget what you learned
          </Button>
        }
      />
    </div>
  );
}

function sources({ favorites, filmed, edits }: LearnedTaste['learned_from']): string {
  const parts = [
    favorites > 0 && `${favorites} ${favorites === 1 ? 'favorite' : 'favorites'}`,
    filmed > 0 && `${filmed} filmed ${filmed === 1 ? 'hook' : 'hooks'}`,
    edits > 0 && `${edits} ${edits === 1 ? 'edit' : 'edits'}`,
  ].filter((part) => typeof part === 'string');
  return new Intl.ListFormat('en-US').format(parts);
}
