import { useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { queryResult } from '#platform/browser/api-responses.ts';
import type { workspaceRoutes } from './workspace.routes.ts';
import { WORKSPACE_KEY } from './workspace-cache.ts';

const { api } = hc<ReturnType<typeof workspaceRoutes>>('/');

export function useWorkspace() {
  return useQuery({
    queryKey: WORKSPACE_KEY,
    queryFn: ({ signal }) => queryResult(api.desk.$get({}, { init: { signal } })),
  });
}
