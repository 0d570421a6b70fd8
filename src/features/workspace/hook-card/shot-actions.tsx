import { Check, ListPlus, ListX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { toast } from '#ui/toast-store.ts';
import { useMarkFilmed } from '../filmed/filmed.client.ts';
import { useAddShot, useRemoveShot } from '../shots/shots.client.ts';
import { useWorkspace } from '../workspace.client.ts';
import { CardButton } from './card-button.tsx';

/** The buttons of a card to put the hook on the shot list and to mark it as filmed. */
export function ShotActions({ hook }: { hook: Hook }) {
  return (
    <>
      <ShotListButton hook={hook} />
      <FilmedButton hook={hook} />
    </>
  );
}

function ShotListButton({ hook }: { hook: Hook }) {
  const listed = useWorkspace().data?.shots.includes(hook.id) ?? false;
  const add = useAddShot();
  const remove = useRemoveShot();
  const onAdded = () =>
    toast({
      title: 'Added to your shot list',
      action: (
        <Button asChild variant="link" className="ml-auto">
          <Link href={paths.shots}>Open it</Link>
        </Button>
      ),
    });
  return (
    <CardButton
      aria-label="Shot list"
      aria-pressed={listed}
      onClick={() => (listed ? remove.mutate(hook.id) : add.mutate({ hook }, { onSuccess: onAdded }))}
    >
      {listed ? <ListX aria-hidden className="text-accent-text" /> : <ListPlus aria-hidden />}
      {listed ? 'On shot list' : 'Shot list'}
    </CardButton>
  );
}

type FilmedButtonProps = ComponentProps<typeof Button> & { hook: Pick<Hook, 'id'> };

export function FilmedButton({ hook, ...props }: FilmedButtonProps) {
  const filmed = useWorkspace().data?.filmed.includes(hook.id) ?? false;
  const mark = useMarkFilmed();
  return (
    <CardButton
      aria-pressed={filmed}
      onClick={() => mark.mutate({ id: hook.id, filmed: !filmed })}
      {...props}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-4 place-items-center rounded-sm border border-current',
          filmed && 'border-primary bg-primary text-on-primary',
        )}
      >
        {filmed && <Check className="size-3.5! stroke-3" />}
      </span>
      Filmed
    </CardButton>
  );
}
