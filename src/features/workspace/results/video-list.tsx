import { zodResolver } from '@hookform/resolvers/zod';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { toast, toastError } from '#ui/toast-store.ts';
import { formatCount } from '../filmed/counts.ts';
import { useMarkFilmed, useSaveFigures } from '../filmed/filmed.client.ts';
import { type FiguresForm, figuresFormSchema } from '../filmed/filmed.schema.ts';
import type { Video } from './results.schema.ts';

/** How many are shown until the user asks for all. */
const INITIALLY_SHOWN = 20;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** All videos. Those whose views are due come first. */
export function VideoList({ videos }: { videos: Video[] }) {
  const [all, setAll] = useState(false);
  const sorted = videos.toSorted((a, b) => Number(b.due) - Number(a.due));
  const shown = all ? sorted : sorted.slice(0, INITIALLY_SHOWN);
  return (
    <section aria-label="Your videos" className="mt-14">
      <h2 className="font-heading text-xl font-bold tracking-tight">Your videos</h2>
      <ul className="mt-3">
        {shown.map((video) => (
          <VideoRow key={video.hook_id} video={video} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </section>
  );
}

function VideoRow({ video }: { video: Video }) {
  const [open, setOpen] = useState(false);
  const { generated_hook, hook_type, filmed_at, link, views, saves, due } = video;
  const figures = [
    views !== null && `${formatCount(views)} views`,
    saves !== null && `${formatCount(saves)} saves`,
  ].filter(Boolean);
  return (
    <li aria-label={generated_hook} className="grid gap-2 border-t border-line py-5">
      <p className="text-lg leading-normal">
        <span className="caption">{generated_hook}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-sm text-soft">
          <span className="font-semibold text-accent-text">{hook_type}</span>, filmed{' '}
          <time dateTime={filmed_at}>{day.format(new Date(filmed_at))}</time>
        </span>
        {figures.length > 0 && <b className="font-semibold tabular-nums">{figures.join(', ')}</b>}
        {due && <span className="text-sm font-semibold text-accent-text">How did it do?</span>}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex items-center gap-1 rounded-sm py-1 text-sm font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
          >
            {new URL(link).hostname.replace(/^www\./, '')}
            <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          className="ml-auto h-11 sm:h-9"
          onClick={() => setOpen(!open)}
        >
          {views === null ? 'Add views' : 'Edit'}
        </Button>
      </div>
      {open && <FiguresFields video={video} onDone={() => setOpen(false)} />}
    </li>
  );
}

const asText = (count: number | null) => (count === null ? '' : String(count));

function FiguresFields({ video, onDone }: { video: Video; onDone: () => void }) {
  const saveFigures = useSaveFigures();
  const { link, views, saves, hook_id } = video;
  const form = useForm<FiguresForm>({
    resolver: zodResolver(figuresFormSchema, undefined, { raw: true }),
    defaultValues: { link: link ?? '', views: asText(views), saves: asText(saves) },
  });
  const send = async () => {
    try {
      await saveFigures(hook_id, form.getValues());
      toast({ title: 'Saved' });
      onDone();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <form
      onSubmit={form.handleSubmit(send)}
      className="mt-2 grid gap-4 rounded-2xl border border-line bg-surface p-4"
    >
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_2fr]">
        <TextField form={form} name="views" label="Views" placeholder="12.4k" autoComplete="off" autoFocus />
        <TextField form={form} name="saves" label="Saves" placeholder="310" autoComplete="off" />
        <div className="col-span-2 lg:col-span-1">
          <TextField
            form={form}
            name="link"
            label="Link to the video"
            placeholder="https://"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={form.formState.isSubmitting}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <NotFilmed video={video} />
      </div>
    </form>
  );
}

function NotFilmed({ video }: { video: Video }) {
  const mark = useMarkFilmed();
  return (
    <ConfirmDialog
      title="Take it off your results?"
      description="Its link and figures go with it. The hook itself stays."
      confirmLabel="Not filmed"
      onConfirm={() => mark.mutate({ id: video.hook_id, filmed: false })}
      trigger={
        <Button variant="ghost" className="ml-auto text-danger-text!">
          Not filmed
        </Button>
      }
    />
  );
}
