import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useShowVersion, versionsQuery } from '#features/hooks/changes/hook-changes.client.ts';
import type { Hook, HookVersion } from '#features/hooks/hooks.schema.ts';
import { Button } from '#ui/button.tsx';

const MADE_BY: Record<HookVersion['made_by'], string> = {
  original: 'the original',
  again: 'another way to say it',
  shorter: 'shorter',
  softer: 'softer',
  question: 'as a question',
  edit: 'your edit',
};

/** Steps back and forward through the versions of a changed hook. */
export function HookVersions({ hook }: { hook: Hook }) {
  const { data } = useQuery(versionsQuery(hook));
  const show = useShowVersion();
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = data?.versions ?? [];
  const reads = (version: HookVersion) => version.generated_hook === hook.generated_hook;
  // Two versions may have the same text. Then the one that was selected counts.
  const stepped = versions.findIndex((version) => version.id === chosen && reads(version));
  const at = stepped >= 0 ? stepped : versions.findLastIndex(reads);
  const current = versions[at];
  if (!current) return null;

  const step = (to: HookVersion | undefined) => {
    if (!to || show.isPending) return;
    setChosen(to.id);
    show.mutate({ hook, version: to.id });
  };
  return (
    <fieldset aria-label="Versions" className="-mx-2 -my-1 flex items-center text-sm text-soft">
      <StepButton label="Earlier version" to={versions[at - 1]} onStep={step} Icon={ChevronLeft} />
      <span role="status" className="tabular-nums">
        {at + 1} of {versions.length}, {MADE_BY[current.made_by]}
      </span>
      <StepButton label="Later version" to={versions[at + 1]} onStep={step} Icon={ChevronRight} />
    </fieldset>
  );
}

type StepProps = {
  label: string;
  to: HookVersion | undefined;
  onStep: (to: HookVersion | undefined) => void;
  Icon: typeof ChevronLeft;
};

function StepButton({ label, to, onStep, Icon }: StepProps) {
  return (
    // Not disabled at the ends: a disabled button would lose the keyboard focus.
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={!to}
      onClick={() => onStep(to)}
      className="sm:size-8"
    >
      <Icon aria-hidden />
    </Button>
  );
}
