import { useEffect, useRef, useState } from 'react';
import { toastWithUndo } from '#ui/undo-toast.tsx';
import { type Edit, useEdit } from '../book.client.ts';
import type { PartKind, SubjectView } from '../book.schema.ts';
import { contentOf, type Values, valuesOf } from './part-fields.ts';

type Shown = { id: string; content: Readonly<Record<string, unknown>> };
export type PartEditor = ReturnType<typeof usePartEditor>;

/** The actions on one part of a subject, and the state of its form. */
export function usePartEditor(subject: SubjectView, kind: PartKind, part: Shown) {
  const { run, busy, faults } = useEdit(subject);
  const { open: editing, setOpen: setEditing, opener } = useDisclosure();
  const close = () => setEditing(false);
  const act = (action: Edit['action']) => run({ kind, action, target: part.id });
  const restore = () => act('restore');
  // When somebody undoes, the subject has a newer version, so the latest `restore` is called.
  const latestRestore = useRef(restore);
  latestRestore.current = restore;
  return {
    busy,
    faults,
    editing,
    /** What the form shows at first. */
    get initial() {
      return valuesOf(kind, part.content);
    },
    opener,
    edit: () => setEditing(true),
    close,
    async save(values: Values) {
      const content = contentOf(kind, values, part.content);
      if (await run({ kind, action: 'change', target: part.id, content })) close();
    },
    restore,
    drop: () => act('drop'),
    async retire() {
      if (await act('retire')) toastWithUndo(`The ${kind} is retired`, () => void latestRestore.current());
    },
  };
}

/** Something that replaces its button while it is open. After closing, the button has the focus again. */
export function useDisclosure(opened = false) {
  const [open, setOpen] = useState(opened);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return { open, setOpen, opener };
}
