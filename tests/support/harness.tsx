import '../../src/client.css';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import type { Hono } from 'hono';
import { hc } from 'hono/client';
import type { BlankEnv } from 'hono/types';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, mutationResult, queryError, queryResult } from '#platform/browser/api-responses.ts';
import { createQueryClient } from '#platform/browser/query-client.ts';
import { currentToasts, dismissToast, toast, toastError } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';

type ReadRoute = { $get: { input: object; output: { word: string }; outputFormat: 'json'; status: 200 } };
const { api } = hc<Hono<BlankEnv, { '/api/read': ReadRoute }>>('/');

/** A page for parts that belong to no screen: toasts, and the defaults of queries and mutations. */
function Reader() {
  const { data, error } = useQuery({
    queryKey: ['/api/read'],
    queryFn: ({ signal }) => queryResult(api.read.$get({}, { init: { signal } })),
  });
  return <p id="read">{error ? error.message : (data?.word ?? 'loading')}</p>;
}

function Page() {
  const [shown, show] = useState(true);
  const [undone, setUndone] = useState(false);
  const action = useMutation({
    mutationFn: () => mutationResult(fetch('/api/act', { method: 'POST' }), 'Failed to act'),
    onError: toastError,
  });
  return (
    <main>
      <button type="button" onClick={() => show(!shown)}>
        Toggle reader
      </button>
      <button type="button" onClick={() => action.mutate()}>
        Act
      </button>
      <button
        type="button"
        onClick={() =>
          toast({
            title: 'Deleted',
            action: (
              <button type="button" onClick={() => setUndone(true)}>
                Undo
              </button>
            ),
          })
        }
      >
        Toast with action
      </button>
      {undone && <p>Undone</p>}
      {shown && <Reader />}
    </main>
  );
}

Object.assign(window, { harness: { toast, dismissToast, currentToasts, toastError, queryError, ApiError } });
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <Page />
    <Toaster />
  </QueryClientProvider>,
);
