import { Hono } from 'hono';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { privacyDocument } from './privacy-page.tsx';
import { termsDocument } from './terms-page.tsx';

export function legalRoutes({ config, documents }: Pick<Services, 'config' | 'documents'>) {
  return new Hono()
    .get(paths.privacy, (c) => documents.cached(c, 'privacy', () => privacyDocument(config)))
    .get(paths.terms, (c) => documents.cached(c, 'terms', () => termsDocument(config)));
}
