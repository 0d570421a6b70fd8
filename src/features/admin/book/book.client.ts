import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useRef, useState } from 'react';
import { ApiError, mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import { useAdminPages, useAdminRead } from '../admin-reads.client.ts';
import type { adminBookRoutes } from './book.routes.ts';
import { type EditRequest, FIELDS, type SubjectView } from './book.schema.ts';

const { book: api } = hc<ReturnType<typeof adminBookRoutes>>('/').api.admin;

const SUBJECTS = '/api/admin/book/subjects';
export const BOOK_EXPORT = '/api/admin/book/export';
export const subjectFile = (id: string) => `${SUBJECTS}/${id}/file`;
export const SUBJECTS_KEY = [SUBJECTS];
export const subjectKey = (id: string) => [SUBJECTS, id];

export function useSubjects(filter: { q: string; field: string; changed: boolean }) {
  const query = { ...filter, changed: `${filter.changed}` } as const;
  return useAdminPages([SUBJECTS, query], (before, options) =>
    queryResult(api.subjects.$get({ query: { ...query, before } }, options)),
  );
}

const paramOf = (id: string) => {
  const [field = '', slug = ''] = id.split('/');
  return { field, slug };
};

export const useSubject = (id: string) =>
  useAdminRead(subjectKey(id), (options) =>
    queryResult(api.subjects[':field'][':slug'].$get({ param: paramOf(id) }, options)),
  );

export type Edit = Omit<EditRequest, 'version'>;

export const book = {
  edit: (id: string, json: EditRequest) =>
    mutationResult(
      api.subjects[':field'][':slug'].edits.$post({ param: paramOf(id), json }),
      'The edit was not saved',
    ),
  add: (field: string, content: Record<string, unknown>) =>
    mutationResult(api.subjects.$post({ json: { field, content } }), 'The subject was not added'),
  dropEdits: (id: string) =>
    mutationResult(
      api.subjects[':field'][':slug'].edits.$delete({ param: paramOf(id) }),
      'The edits were not dropped',
    ),
  dropFiled: () => mutationResult(api.edits['in-files'].$delete(), 'The edits were not dropped'),
};

export function replaceCachedSubject(client: QueryClient, subject: SubjectView): void {
  client.setQueryData(subjectKey(subject.id), subject);
}

/** Faults by field; those that are about no field are under ''. */
export type Faults = Readonly<Record<string, string>>;

const NAMES = new Map(Object.entries(FIELDS).map(([name, label]) => [label, name]));

export function faultsIn(errorText: string): Faults {
  const faults: Record<string, string> = {};
  for (const line of errorText.split('\n')) {
    const [, label = '', what = ''] = /^([A-Z][a-z ]+): (.+)$/.exec(line) ?? [];
    const name = NAMES.get(label) ?? '';
    const fault = name === '' ? line : what.replace(/^./, (letter) => letter.toUpperCase());
    faults[name] = faults[name] ? `${faults[name]}. ${fault}` : fault;
  }
  return faults;
}

/** Saves one change at a time. Faults are shown at their fields, other errors in a toast. */
export function useSaving(save: (...args: never[]) => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const run = async (...args: unknown[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFaults({});
    try {
      await (save as (...args: unknown[]) => Promise<void>)(...args);
      return true;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 422 || error.status === 400))
        setFaults(faultsIn(error.message));
      else toastError(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, faults };
}

/** Saves an edit of the current subject. */
export function useEdit(subject: SubjectView) {
  const client = useQueryClient();
  return useSaving(async (edit: Edit) => {
    replaceCachedSubject(client, await book.edit(subject.id, { version: subject.version, ...edit }));
  });
}
