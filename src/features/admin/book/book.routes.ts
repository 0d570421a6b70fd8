import { type AdminVariables, actorOf, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import type { BookEdits } from '#features/hooks/book-edits.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import {
  addSubjectContract,
  dropEditsContract,
  dropFiledContract,
  editContract,
  exportBookContract,
  subjectContract,
  subjectFileContract,
  subjectsContract,
} from './book.contract.ts';
import { FOLDER_NAME } from './book.schema.ts';
import { addSubject, dropEdits, dropFiled, editSubject } from './book.ts';
import { fileOf, readSubject } from './edited-subjects.ts';
import { exportBook } from './export-book.ts';
import { findSubjects } from './find-subjects.ts';
import { subjectView } from './subject-view.ts';

export function adminBookRoutes(services: Services, edits: Pick<BookEdits, 'refresh'>) {
  const { db } = services;
  const book = { db, edits };
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/book/subjects', subjectsContract, requireAdmin(services)), async (c) => {
      const { q, field, changed, before } = c.req.valid('query');
      return c.json(await findSubjects(db, { q, field, changed: changed === 'true', offset: before }), 200);
    })
    .openapi(
      route.get('/api/admin/book/subjects/{field}/{slug}', subjectContract, requireAdmin(services)),
      async (c) => c.json(await subjectView(services, idOf(c.req.valid('param'))), 200),
    )
    .openapi(
      route.post('/api/admin/book/subjects', addSubjectContract, requireAdmin(services)),
      async (c) => {
        const { field, content } = c.req.valid('json');
        const id = await addSubject(book, actorOf(c, services), field, content);
        return c.json(await subjectView(services, id), 201);
      },
    )
    .openapi(
      route.post('/api/admin/book/subjects/{field}/{slug}/edits', editContract, requireAdmin(services)),
      async (c) => {
        const id = idOf(c.req.valid('param'));
        await editSubject(book, actorOf(c, services), id, c.req.valid('json'));
        return c.json(await subjectView(services, id), 200);
      },
    )
    .openapi(
      route.delete(
        '/api/admin/book/subjects/{field}/{slug}/edits',
        dropEditsContract,
        requireAdmin(services),
      ),
      async (c) => {
        await dropEdits(book, actorOf(c, services), idOf(c.req.valid('param')));
        return c.body(null, 204);
      },
    )
    .openapi(
      route.delete('/api/admin/book/edits/in-files', dropFiledContract, requireAdmin(services)),
      async (c) => c.json({ subjects: await dropFiled(book, actorOf(c, services)) }, 200),
    )
    .openapi(
      route.get('/api/admin/book/subjects/{field}/{slug}/file', subjectFileContract, requireAdmin(services)),
      async (c) => {
        const { field, slug } = c.req.valid('param');
        const subject = await readSubject(db, idOf({ field, slug }));
        const file = subject && fileOf(subject);
        if (!file) throw notFound();
        return untyped(c.body(file, 200, attached('application/yaml; charset=utf-8', `${slug}.yaml`)));
      },
    )
    .openapi(route.get('/api/admin/book/export', exportBookContract, requireAdmin(services)), async (c) => {
      const { archive, subjects } = await exportBook(db);
      await recordAdminAction(db, { action: 'export book', ...actorOf(c, services), details: { subjects } });
      const bytes = new Uint8Array(archive);
      return untyped(c.body(bytes, 200, attached('application/x-tar', 'book-edits.tar')));
    });
}

const attached = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
});

const MAX_FOLDER_NAME = 80;

function idOf({ field, slug }: { field: string; slug: string }): string {
  for (const name of [field, slug])
    if (name.length > MAX_FOLDER_NAME || !FOLDER_NAME.test(name)) throw notFound();
  return `${field}/${slug}`;
}
