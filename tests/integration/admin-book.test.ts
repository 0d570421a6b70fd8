import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listActions } from '#features/admin/audit-log/audit-log.queries.ts';
import type { LineView, PointView, SubjectPage, SubjectView } from '#features/admin/book/book.schema.ts';
import { bookFacts } from '#features/hooks/book/book-file.ts';
import { mergeEdits, toServedSubject } from '#features/hooks/book/edits.ts';
import { lintFile } from '#features/hooks/book/lint.ts';
import { readSubjectFile, readSubjectFiles } from '#features/hooks/book/read-files.ts';
import { readSources } from '#features/hooks/book/sources.ts';
import { subjectYaml } from '#features/hooks/book/subject-yaml.ts';
import { createBookEdits, readEdits } from '#features/hooks/book-edits.ts';
import type { EditedSubjects } from '#features/hooks/writers/offline/messages.ts';
import { createLog } from '#platform/log.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Edits of the book by admins: which are served, which are refused, and how they are written to its files. */

const SOURDOUGH = '/api/admin/book/subjects/baking/sourdough';
const NEW_LINE = {
  type: 'Trend',
  say: 'Your sourdough starter is hungrier than the cat.',
  tip: 'Hold the jar beside the bowl.',
  screen: 'Feed the jar',
};

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  admin = await signedInAdmin(app);
  // Waits until the writer's thread has loaded its book.
  while ((await runs('sourdough starter', 1)).lineIds.size < 4);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.pool.query('delete from book_edits');
});

const read = async (at = SOURDOUGH): Promise<SubjectView> => {
  const response = await admin.get(at);
  expect(response.status).toBe(200);
  return (await response.json()) as SubjectView;
};
const find = async (query: Record<string, string>) =>
  (await (await admin.get(`/api/admin/book/subjects?${new URLSearchParams(query)}`)).json()) as SubjectPage;

async function post(body: Record<string, unknown>, at = SOURDOUGH) {
  const { version } = await read(at);
  return admin.post(`${at}/edits`, { version, ...body });
}
async function edit(body: Record<string, unknown>, at = SOURDOUGH): Promise<SubjectView> {
  const response = await post(body, at);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SubjectView;
}
const linesOf = (subject: SubjectView) => subject.points.flatMap(({ lines }) => lines);
const pointWith = (subject: SubjectView, count: number) =>
  subject.points.find(({ lines }) => lines.length === count) as PointView;

const contentsOf = (subject: SubjectView) => [
  subject.content,
  subject.points.map(({ content, state, lines }) => [
    content,
    state,
    lines.map((line) => [line.content, line.state]),
  ]),
];

/** The texts and the book's line ids in `count` runs about one topic, each by a different user. */
async function runs(topic: string, count: number): Promise<{ texts: Set<string>; lineIds: Set<string> }> {
  const texts = new Set<string>();
  const lineIds = new Set<string>();
  for (let n = 0; n < count; n++) {
    const { visitor, id } = await signedIn(app);
    const response = await visitor.post('/api/hooks/generate', { topic });
    expect(response.status).toBe(201);
    const { rows } = await app.pool.query('select generated_hook, pattern_id from hooks where user_id = $1', [
      id,
    ]);
    for (const { generated_hook, pattern_id } of rows) {
      texts.add(generated_hook);
      lineIds.add(pattern_id);
    }
  }
  return { texts, lineIds };
}

test('subjects are found by name, by words of a line and by field, page by page', async () => {
  const all = await find({});
  expect(all).toMatchObject({ total: bookFacts().subjects, changed: 0, next: '50' });
  expect(all.fields).toContain('baking');
  expect(all.subjects).toHaveLength(50);
  const next = await find({ before: all.next as string });
  expect(next.subjects[0]?.id).not.toBe(all.subjects[0]?.id);
  const named = await find({ q: 'Sourdough' });
  expect(named.subjects[0]).toMatchObject({ id: 'baking/sourdough', state: 'file' });
  const line = linesOf(await read())[3] as LineView;
  const byLine = await find({ q: line.content.say });
  expect(byLine.subjects).toMatchObject([{ id: 'baking/sourdough', matches: [line.content.say] }]);
  const inField = await find({ field: 'pets', q: 'puppy' });
  expect(new Set(inField.subjects.map(({ field }) => field))).toEqual(new Set(['pets']));
  // A search does not match the names of the book's fields.
  expect((await find({ q: 'payoff' })).total).toBeLessThan(50);
  expect((await find({ q: 'zzzzqq' })).subjects).toEqual([]);
  for (const query of ['before=x', 'changed=maybe', `q=${'x'.repeat(201)}`])
    expect((await admin.get(`/api/admin/book/subjects?${query}`)).status).toBe(400);
});

test('the address of an unknown subject answers 404', async () => {
  for (const at of [
    'baking/none',
    'none/sourdough',
    'BAKING/sourdough',
    '..%2f/x',
    `baking/${'x'.repeat(100)}`,
  ]) {
    const base = `/api/admin/book/subjects/${at}`;
    expect((await admin.get(base)).status).toBe(404);
    expect((await admin.get(`${base}/file`)).status).toBe(404);
    expect((await admin.request('DELETE', `${base}/edits`)).status).toBe(404);
    const body = { version: 0, kind: 'line', action: 'retire', target: 'x' };
    expect((await admin.post(`${base}/edits`, body)).status).toBe(404);
  }
});

test('a retired line appears in no run and an added one does, until both are undone', async () => {
  const topic = 'sourdough starter';
  const before = await runs(topic, 3);
  const subject = await read();
  const shown = linesOf(subject).filter(({ id }) => before.lineIds.has(id));
  expect(shown.length).toBeGreaterThan(3);
  // One edit goes through the API and the others into the table, because the thread compiles the book after each API
  // edit.
  const [first, ...others] = shown.map(({ id }) => id);
  await app.pool.query(
    `insert into book_edits (kind, target, subject, retired)
      select 'line', unnest($1::text[]), 'baking/sourdough', true`,
    [others],
  );
  await edit({ kind: 'line', action: 'retire', target: first });
  const point = (await read()).points.find(({ lines }) =>
    lines.some(({ state }) => state.retired),
  ) as PointView;
  const type = ['Trend', 'POV', 'List', 'Story'].find((one) =>
    point.lines.every((line) => line.content.type !== one),
  );
  await edit({ kind: 'line', action: 'add', parent: point.id, content: { ...NEW_LINE, type } });
  const after = await runs(topic, 6);
  for (const { id } of shown) expect([...after.lineIds]).not.toContain(id);
  expect([...after.texts]).toContain(NEW_LINE.say);

  expect((await admin.request('DELETE', `${SOURDOUGH}/edits`)).status).toBe(204);
  expect(contentsOf(await read())).toEqual(contentsOf(subject));
  const again = await runs(topic, 6);
  expect([...again.texts]).not.toContain(NEW_LINE.say);
  expect(shown.some(({ id }) => again.lineIds.has(id))).toBe(true);
});

test('a changed line has its new words, keeps its id and counts, and shows who changed it', async () => {
  const { id: userId, visitor } = await signedIn(app);
  await seedRuns(app.db, userId, 1);
  const lineId = linesOf(await read())[0]?.id as string;
  const { rows } = await app.pool.query(
    'update hooks set pattern_id = $2 where id = (select min(id) from hooks where user_id = $1) returning id',
    [userId, lineId],
  );
  const hookId = rows[0].id;
  expect((await visitor.post(`/api/hooks/${hookId}/favorite`)).status).toBe(200);
  await visitor.post(`/api/hooks/${hookId}/filmed`);
  await app.pool.query("insert into line_uses values ($1, 'baking', current_date - 1, 7)", [lineId]);
  // Runs of the tests above may hand it out too, and their uses are written some seconds later.
  const handedOut = expect.toSatisfy((uses: number) => uses >= 7);
  const numbers = { handed_out: handedOut, favorites: 1, filmed: 1 };
  const lineIn = (subject: SubjectView) => linesOf(subject).find(({ id }) => id === lineId) as LineView;
  const line = lineIn(await read());
  expect(line.numbers).toEqual(numbers);
  expect(line.state).toEqual({ added: false, changed: false, retired: false, by: null, at: null });

  const content = { ...line.content, say: '  Your starter’s\u0000 \n jar wants a rubber band today. ' };
  const changed = lineIn(await edit({ kind: 'line', action: 'change', target: lineId, content }));
  // Stored with the book's apostrophe: a phone's typographic one is no error.
  expect(changed.content.say).toBe("Your starter's jar wants a rubber band today.");
  expect(changed).toMatchObject({ numbers, original: line.content });
  expect(changed.state).toMatchObject({ changed: true, retired: false, by: 'admin@example.com' });
  const { actions } = await listActions(app.pool, null);
  expect(actions[0]).toMatchObject({
    action: 'edit book',
    admin: 'admin@example.com',
    subject: 'subject baking/sourdough',
    details: { done: 'line changed', about: changed.content.say },
  });
  // An edit that restores the file's text is no edit.
  const back = await edit({ kind: 'line', action: 'change', target: lineId, content: line.content });
  expect(back).toMatchObject({ edits: 0, differs: false });
});

test('an edit that breaks a rule of the files is refused with a sentence for each fault', async () => {
  const subject = await read();
  const [line, other] = linesOf(subject) as [LineView, LineView];
  const full = pointWith(subject, 3);
  const used = full.lines[0]?.content.type;
  const refused: [Record<string, unknown>, RegExp[]][] = [
    [
      { say: "Let's talk about sourdough starters", tip: 'word '.repeat(15), screen: 'a b c d e f' },
      [/^Hook: announces/m, /^Hook: no stop at the end$/m, /^Tip: tip of 15 words/m, /^On screen: 6 words/m],
    ],
    [{ say: '', type: 'Joke' }, [/^Hook: is empty$/m, /^Type: is none/m]],
    [{ say: 7 }, [/^Hook: is missing$/m]],
    [{ say: 'Half a sign \ud800 is no sign at all' }, [/^Hook: no stop/m]],
    [{ say: other.content.say }, [/^Hook: /m]],
    [{ say: `${'word '.repeat(50)}word.` }, [/^Hook: is longer than 200/m]],
  ];
  for (const [change, messages] of refused) {
    const content = { ...line.content, ...change };
    const response = await post({ kind: 'line', action: 'change', target: line.id, content });
    expect(response.status).toBe(422);
    const text = await response.text();
    for (const message of messages) expect(text).toMatch(message);
  }
  const fourth = await post({
    kind: 'line',
    action: 'add',
    parent: full.id,
    content: { ...NEW_LINE, type: used },
  });
  expect(fourth.status).toBe(422);
  expect(await fourth.text()).toBe('4 hooks at this point, at most 3\nTwo hooks of one type at this point');
  // Too similar to a line of another subject, by the rule for the whole book.
  const [elsewhere] = linesOf(await read('/api/admin/book/subjects/pets/puppys-first-week')) as [LineView];
  const twin = await post({
    kind: 'line',
    action: 'change',
    target: line.id,
    content: { ...line.content, say: elsewhere.content.say },
  });
  expect(await twin.text()).toMatch(/^Hook: too like “.+” in pets\/puppys-first-week$/m);
  const point = subject.points[0] as PointView;
  for (const [change, message] of [
    [{ chip: 'one two three four five' }, /^Chip: chip of 5 words/],
    [{ chip: subject.points[1]?.content.chip }, /^Chip: another point/],
    [{ for: ['martians'] }, /^For: /],
    [{ names: 'x' }, /^Other names: /],
  ] as const) {
    const content = { ...point.content, ...change };
    const response = await post({ kind: 'point', action: 'change', target: point.id, content });
    expect([response.status, await response.text()]).toEqual([422, expect.stringMatching(message)]);
  }
  const few = await post({
    kind: 'subject',
    action: 'change',
    target: subject.id,
    content: { subject: 'sourdough', names: ['one'] },
  });
  expect(await few.text()).toBe('Other names: 1 names, at least 12');
  expect((await app.pool.query('select 1 from book_edits')).rowCount).toBe(0);
});

test('a line can always be retired, and the parts that its file then lacks are named', async () => {
  const subject = await read();
  const { lines } = pointWith(subject, 3);
  for (const { id } of lines.slice(0, 2)) await edit({ kind: 'line', action: 'retire', target: id });
  const after = await read();
  expect(after.open).toMatchObject([{ what: '1 hooks at this point, at least 2' }]);
  expect(after.differs).toBe(true);
  // Another line of the subject can still be changed, because the refused edit does not affect it.
  const other = linesOf(after).find(({ id }) => !lines.some((line) => line.id === id)) as LineView;
  await edit({
    kind: 'line',
    action: 'change',
    target: other.id,
    content: { ...other.content, tip: 'Hold it.' },
  });
  await edit({ kind: 'line', action: 'restore', target: lines[0]?.id });
  expect((await read()).open).toEqual([]);
});

test('simultaneous edits of a subject do not overwrite each other', async () => {
  const { version, points } = await read();
  const target = points[0]?.lines[0]?.id;
  const body = { version, kind: 'line', action: 'retire', target };
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${SOURDOUGH}/edits`, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await answers.find(({ status }) => status === 409)?.text()).toMatch(
    /changed this subject meanwhile/,
  );
});

test('a subject is added with its points and lines, served, exported and dropped', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `quokka parade ${n}`);
  const content = { subject: 'quokka parades', names };
  const response = await admin.post('/api/admin/book/subjects', { field: 'pets', content });
  expect(response.status).toBe(201);
  const at = '/api/admin/book/subjects/pets/quokka-parades';
  expect((await admin.post('/api/admin/book/subjects', { field: 'pets', content })).status).toBe(409);
  const short = { field: 'pets', content: { subject: 'x', names: [] } };
  expect(await (await admin.post('/api/admin/book/subjects', short)).text()).toMatch(/^Other names: 0 names/);
  expect((await admin.get(`${at}/file`)).status).toBe(404);
  const point = {
    point: 'Quokkas march for leaves.',
    payoff: 'Carry a eucalyptus leaf.',
    chip: 'leaf first',
  };
  const withPoint = await edit({ kind: 'point', action: 'add', content: point }, at);
  const parent = withPoint.points[0]?.id;
  const says = ['The quokka at the front smells your lunch.', 'A quokka parade stops for every leaf.'];
  for (const [n, say] of says.entries()) {
    const line = { ...NEW_LINE, say, type: n === 0 ? 'Story' : 'List' };
    await edit({ kind: 'line', action: 'add', parent, content: line }, at);
  }
  expect((await find({ q: 'quokka' })).subjects).toMatchObject([
    { id: 'pets/quokka-parades', state: 'added', points: 1, lines: 2 },
  ]);
  const { texts } = await runs('quokka parade', 1);
  for (const say of says) expect([...texts]).toContain(say);
  // The id comes from its first text and stays when the text changes.
  const [line] = linesOf(await read(at)) as [LineView];
  const changed = { ...line.content, say: 'The quokka in front smells your sandwich.' };
  expect(
    linesOf(await edit({ kind: 'line', action: 'change', target: line.id, content: changed }, at))[0],
  ).toMatchObject({ id: line.id, content: changed, state: { added: true } });
  expect(await (await admin.get(`${at}/file`)).text()).toContain(changed.say);
  await edit({ kind: 'point', action: 'drop', target: parent }, at);
  expect((await read(at)).points).toEqual([]);
  expect((await admin.request('DELETE', `${at}/edits`)).status).toBe(204);
  expect((await admin.get(at)).status).toBe(404);
  expect((await app.pool.query('select 1 from book_edits')).rowCount).toBe(0);
});

/** Valid edits of every kind. */
async function someEdits(): Promise<void> {
  const subject = await read();
  const [target] = pointWith(subject, 3).lines as [LineView];
  await edit({ kind: 'line', action: 'retire', target: target.id });
  const other = subject.points.find(({ lines }) => !lines.includes(target)) as PointView;
  const chip = { ...other.content, chip: 'jar in sight' };
  await edit({ kind: 'point', action: 'change', target: other.id, content: chip });
  const [line] = other.lines as [LineView];
  const say = 'The jar on the “warm” shelf is only lukewarm.';
  await edit({ kind: 'line', action: 'change', target: line.id, content: { ...line.content, say } });
  const pets = await find({ field: 'pets' });
  const [first] = pets.subjects;
  const at = `/api/admin/book/subjects/${first?.id}`;
  await edit({ kind: 'subject', action: 'retire', target: first?.id }, at);
}

test('the exported files give the same book in content/ as the edits did', async () => {
  expect((await admin.get('/api/admin/book/export')).status).toBe(200);
  await someEdits();
  const response = await admin.get('/api/admin/book/export');
  expect(response.headers.get('content-disposition')).toContain('book-edits.tar');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  fs.writeFileSync(path.join(folder, 'edits.tar'), Buffer.from(await response.arrayBuffer()));
  execFileSync('tar', ['-xf', 'edits.tar'], { cwd: folder });
  const { files, faults } = readSubjectFiles(path.join(folder, 'content/hooks'));
  expect(faults).toEqual([]);
  expect(files.map(({ file }) => file)).toEqual(['baking/sourdough.yaml']);
  expect(files.flatMap(lintFile)).toEqual([]);
  const retired = fs.readFileSync(path.join(folder, 'retired-subjects.txt'), 'utf8').trim();
  expect(retired).toMatch(/^content\/hooks\/pets\/[a-z-]+\.yaml$/);
  fs.rmSync(folder, { recursive: true });

  // The new files give the edited book, with and without the edits on top.
  const edits = await readEdits(app.db);
  const own = edits.filter(({ subject }) => subject === 'baking/sourdough');
  const source = (await readSources(new Set(['baking/sourdough']))).get('baking/sourdough') ?? null;
  const served = toServedSubject(mergeEdits('baking/sourdough', source, own) as never);
  const [file] = files;
  expect(file?.subject).toEqual(served);
  expect(toServedSubject(mergeEdits('baking/sourdough', file?.subject ?? null, own) as never)).toEqual(
    served,
  );
  expect((await listActions(app.pool, null)).actions[0]).toMatchObject({
    action: 'export book',
    details: { subjects: 2 },
  });
});

test('edits that the files contain are named, and dropped on request', async () => {
  await someEdits();
  expect(await find({ changed: 'true' })).toMatchObject({ total: 2, changed: 2, in_files: 0 });
  // An edit of a line that a deployment has removed.
  await app.pool.query(
    `insert into book_edits (kind, target, subject, retired)
      values ('line', 'pets/puppys-first-week#00000000', 'pets/puppys-first-week', true)`,
  );
  expect(await find({ changed: 'true', q: 'puppy' })).toMatchObject({
    subjects: [{ id: 'pets/puppys-first-week', state: 'in files' }],
    changed: 2,
    in_files: 1,
  });
  const response = await admin.request('DELETE', '/api/admin/book/edits/in-files');
  expect(await response.json()).toEqual({ subjects: 1 });
  expect(await find({ changed: 'true' })).toMatchObject({ total: 2, in_files: 0 });
});

test('every file of the book is written back as its author wrote it, apart from the order of some fields', () => {
  const hooks = path.join(import.meta.dirname, '../../content/hooks');
  const { files } = readSubjectFiles(hooks, 'baking');
  const same = files.filter(({ file, subject }) => {
    const written = subjectYaml(subject);
    const again = readSubjectFile(written, file);
    expect('subject' in again && again.subject).toEqual(subject);
    return written === fs.readFileSync(path.join(hooks, file), 'utf8');
  });
  expect(same.length).toBeGreaterThan(files.length * 0.9);
});

test('other processes apply an edit, and an invalid edit is left out and logged', async () => {
  const notices: EditedSubjects[] = [];
  const lines: string[] = [];
  const log = createLog('silent');
  log.warn = ((_: object, text: string) => lines.push(text)) as never;
  const other = createBookEdits({ ...app.services, log }, (edited) => notices.push(edited));
  await other.refresh();
  expect(notices).toEqual([]);
  const target = linesOf(await read())[0]?.id;
  await edit({ kind: 'line', action: 'retire', target });
  await other.refresh();
  await other.refresh();
  expect(notices).toHaveLength(1);
  expect([...(notices[0]?.keys() ?? [])]).toEqual(['baking/sourdough']);
  await app.pool.query(
    `insert into book_edits (kind, target, subject, content)
      values ('line', $1, 'baking/sourdough', '{"say": 7}') on conflict (kind, target) do update set content = excluded.content, version = default`,
    [target],
  );
  await other.refresh();
  expect(notices).toHaveLength(2);
  expect(lines).toEqual(['an edit of the book is not used']);
  await edit({ kind: 'line', action: 'drop', target });
  await other.refresh();
  expect(notices.at(-1)?.size).toBe(0);
  await other.stop();
  expect((await runs('sourdough starter', 1)).texts.size).toBe(10);
});
