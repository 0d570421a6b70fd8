import { Hono } from 'hono';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import type { V1Api } from './developers/call-table.tsx';
import { developersDocument } from './developers/developers-page.tsx';

export function developersRoutes({ config, documents }: Pick<Services, 'config' | 'documents'>, api: V1Api) {
  return new Hono().get(paths.developers, (c) =>
    documents.cached(c, 'developers', () => developersDocument(config, api)),
  );
}
