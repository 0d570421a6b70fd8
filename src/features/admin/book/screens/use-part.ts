import { useEffect, useRef, useState } from 'react';
import { toastWithUndo } from '#ui/undo-toast.tsx';
import { type Edit, useEdit } from '../book.client.ts';
import type { PartKind, SubjectView } from '../book.schema.ts';
import { contentOf, type Values } from './part-fields.ts';

type Shown = { id: string; content: Readonly<Record<string, unknown>> };

/** The actions on one part of a subject, and the state of its form. */
export function usePartEditor(subject: SubjectView, kind: PartKind, part: Shown) {
  const { run, busy, faults } = useEdit(subject);
  const { open: editing, setOpen: setEditing, opener } = useDisclosure();
  const close = () => setEditing(false);
  const act = (action: Edit['action']) => run({ kind, action, target: part.id });
  return {
    busy,
    faults,
    editing,
    opener,
    edit: () => setEditing(true),
    close,
    async save(values: Values) {
      const content = contentOf(kind, values, part.content);
      if (await run({ kind, action: 'change', target: part.id, content })) close();
    },
    restore: () => act('restore'),
    drop: () => act('drop'),
    /** The caller passes the undo, because it knows the newest version. */
    async retire(onUndo: () => void) {
      if (await act('retire')) toastWithUndo(`The ${kind} is retired`, onUndo);
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
