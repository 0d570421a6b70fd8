import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#features/account/forms/drafts.client.ts';
import { useEditHook } from '#features/hooks/changes/hook-changes.client.ts';
import { editSchema, type Hook } from '#features/hooks/hooks.schema.ts';
import { Button } from '#ui/button.tsx';
import { LengthRuler } from './length-ruler.tsx';

const draftName = (hook: Hook) => `hook ${hook.id}`;

/** Whether this tab has an unsaved edit of this hook. */
export function hasEdit(hook: Hook): boolean {
  return typeof readDraft(draftName(hook)) === 'string';
}

/** Edits the hook in place. Enter saves, Escape cancels. The typed text survives a failed save and a reload. */
export function EditHook({ hook, onDone }: { hook: Hook; onDone: () => void }) {
  const [words, setWords] = useState(() => String(readDraft(draftName(hook)) ?? hook.generated_hook));
  const [fault, setFault] = useState<string | null>(null);
  const edit = useEditHook();
  const field = useRef<HTMLTextAreaElement>(null);
  const faultId = useId();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const done = () => {
    clearDraft(draftName(hook));
    onDone();
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (edit.isPending) return;
    const read = editSchema.safeParse({ generated_hook: words });
    if (!read.success) return setFault(read.error.issues[0]?.message ?? null);
    if (read.data.generated_hook === hook.generated_hook) return done();
    edit.mutate({ hook, words: read.data.generated_hook }, { onSuccess: done });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word that is being composed, for example in Japanese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') done();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  const change = (text: string) => {
    setWords(text);
    setFault(null);
    writeDraft(draftName(hook), text);
  };

  return (
    <form onSubmit={save} className="grid max-w-xl gap-2">
      <textarea
        ref={field}
        aria-label="The hook's words"
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        value={words}
        rows={2}
        enterKeyHint="done"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content resize-none rounded-lg border border-line bg-surface px-3 py-2 text-xl font-extrabold tracking-tight text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus sm:text-2xl"
      />
      {fault && (
        <p id={faultId} role="alert" className="text-danger-text">
          {fault}
        </p>
      )}
      <div className="flex items-center gap-2">
        <Button type="submit" size="small" busy={edit.isPending}>
          Save
        </Button>
        <Button variant="secondary" size="small" onClick={done}>
          Cancel
        </Button>
        <span className="ml-auto text-sm text-soft">
          <LengthRuler text={words} />
        </span>
      </div>
    </form>
  );
}
