import type { Context } from 'hono';
import { type AdminVariables, actorOf, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import type { BookEdits } from '#features/hooks/book-edits.ts';
import type { Transaction } from '#platform/database/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
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
import { type EditAction, FOLDER_NAME, type SubjectContent } from './book.schema.ts';
import { fileOf, readSubject } from './edited-subjects.ts';
import { exportBook } from './export-book.ts';
import { findSubjects } from './find-subjects.ts';
import { addSubject, dropFiledEdits, dropSubjectEdits, readContent, saveEdit } from './save-edit.ts';
import { subjectView } from './subject-view.ts';

const DONE: Record<EditAction, string> = {
  add: 'added',
  change: 'changed',
  retire: 'retired',
  restore: 'restored',
  drop: 'back to the file',
};
const MAX_ABOUT = 200;

export function adminBookRoutes(services: Services, edits: Pick<BookEdits, 'refresh'>) {
  const { db, pool } = services;
  type AdminContext = Context<{ Variables: AdminVariables }>;
  const recordEdit = (tx: Transaction, c: AdminContext, id: string, details: Record<string, string>) =>
    recordAdminAction(tx, {
      action: 'edit book',
      ...actorOf(c, services),
      subject: `subject ${id}`,
      details,
    });
  const view = async (id: string) => {
    const subject = await readSubject(db, id);
    if (!subject) throw notFound();
    return subjectView(pool, subject);
  };

  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/book/subjects', subjectsContract, requireAdmin(services)), async (c) => {
      const { q, field, changed, before } = c.req.valid('query');
      return c.json(await findSubjects(db, { q, field, changed: changed === 'true', offset: before }), 200);
    })
    .openapi(
      route.get('/api/admin/book/subjects/{field}/{slug}', subjectContract, requireAdmin(services)),
      async (c) => c.json(await view(idOf(c.req.valid('param'))), 200),
    )
    .openapi(
      route.post('/api/admin/book/subjects', addSubjectContract, requireAdmin(services)),
      async (c) => {
        const { field, content: typed } = c.req.valid('json');
        const content = readContent('subject', typed) as SubjectContent;
        const id = `${field}/${slugOf(content.subject)}`;
        await db.transaction(async (tx) => {
          await addSubject(tx, { subjectId: id, content, adminId: c.get('admin').id });
          await recordEdit(tx, c, id, { done: 'subject added' });
        });
        await edits.refresh();
        return c.json(await view(id), 201);
      },
    )
    .openapi(
      route.post('/api/admin/book/subjects/{field}/{slug}/edits', editContract, requireAdmin(services)),
      async (c) => {
        const id = idOf(c.req.valid('param'));
        const request = c.req.valid('json');
        await db.transaction(async (tx) => {
          const about = await saveEdit(tx, id, request, c.get('admin').id);
          const done = `${request.kind} ${DONE[request.action]}`;
          await recordEdit(tx, c, id, { done, about: about.slice(0, MAX_ABOUT) });
        });
        await edits.refresh();
        return c.json(await view(id), 200);
      },
    )
    .openapi(
      route.delete(
        '/api/admin/book/subjects/{field}/{slug}/edits',
        dropEditsContract,
        requireAdmin(services),
      ),
      async (c) => {
        const id = idOf(c.req.valid('param'));
        await db.transaction(async (tx) => {
          if (!(await readSubject(tx, id))) throw notFound();
          await dropSubjectEdits(tx, [id]);
          await recordEdit(tx, c, id, { done: 'all edits dropped' });
        });
        await edits.refresh();
        return c.body(null, 204);
      },
    )
    .openapi(
      route.delete('/api/admin/book/edits/in-files', dropFiledContract, requireAdmin(services)),
      async (c) => {
        const subjects = await db.transaction(async (tx) => {
          const ids = await dropFiledEdits(tx);
          for (const id of ids) await recordEdit(tx, c, id, { done: 'edits dropped that the files hold' });
          return ids.length;
        });
        await edits.refresh();
        return c.json({ subjects }, 200);
      },
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

/** The slug is also the name of the file. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') throw new HttpError(422, 'Name: has no letter that a file can be named after');
  return slug;
}
