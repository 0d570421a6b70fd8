import type { QueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/toast-store.ts';
import type { Shot } from './shots/shots.schema.ts';
import type { Workspace } from './workspace.schema.ts';

/** The cached answers that several actions change. Changes show at once, and are read again if the server refuses. */

export const WORKSPACE_KEY = ['/api/desk'] as const;
export const SHOTS_KEY = ['/api/shots'] as const;
export const RESULTS_KEY = ['/api/results'] as const;

/** Changes the cached workspace, if it was read already. */
export function patchWorkspace(client: QueryClient, change: (now: Workspace) => Partial<Workspace>): void {
  client.setQueryData<Workspace>(WORKSPACE_KEY, (now) => now && { ...now, ...change(now) });
}

/** Changes the cached shot list, if it was read already. */
export function patchShots(client: QueryClient, change: (now: Shot[]) => Shot[]): void {
  client.setQueryData<Shot[]>(SHOTS_KEY, (now) => now && change(now));
}

/** Cancels reads, because their answers would undo the change on screen. */
export async function cancelReads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.cancelQueries({ queryKey: WORKSPACE_KEY }),
    client.cancelQueries({ queryKey: SHOTS_KEY }),
  ]);
}

/** Called after the server refused a change. */
export function showErrorAndReload(client: QueryClient, error: Error): void {
  toastError(error);
  void client.invalidateQueries({ queryKey: WORKSPACE_KEY });
  void client.invalidateQueries({ queryKey: SHOTS_KEY });
}
