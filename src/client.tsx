import './client.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { createQueryClient } from '#platform/browser/query-client.ts';
import { NotFound } from '#ui/not-found.tsx';
import { showCarriedToast } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';

/** The browser's entry: providers and the table of screens, each its own piece of the bundle. */
const screens: [path: string, Screen: ReturnType<typeof lazy>][] = [];

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <Suspense fallback={null}>
        <Switch>
          {screens.map(([path, Screen]) => (
            <Route key={path} path={path} component={Screen} />
          ))}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);

showCarriedToast();
