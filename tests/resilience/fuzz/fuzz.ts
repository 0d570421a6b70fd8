import path from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { hashPassword } from '#features/account/login/password-hash.ts';
import { openSession } from '#features/account/sessions/sessions.ts';
import { setUpBlog } from '#features/blog/setup.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { blogPosts } from '#platform/database/schema-blog.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { checkouts } from '#platform/database/schema-payments.ts';
import { adminToken } from '../../support/admins.ts';
import { connectToProduct } from '../../support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../../support/product-process.ts';
import { createUser, seedRuns } from '../../support/users.ts';
import { createTestUsers, type TestUser } from '../users-over-http.ts';
import { apiRequests, type OpenApi, pageRequests } from './api-requests.ts';
import { judge, show } from './judge.ts';
import { AT_SIGNS, FORMULAS, familyRequests, knownAttacks, NO_BLANKS } from './payload-families.ts';
import { rawRequests } from './raw-requests.ts';
import type { Known } from './values.ts';
import { exchange } from './wire.ts';
import type { WireRequest } from './wire-request.ts';

const BATCH = 250;
const PARALLEL = 8;
/** One in this many requests goes to a product with limits on. */
const LIMITED_SHARE = 5;
const PASSWORD = 'the-right-password';

export type FuzzReport = {
  requests: number;
  answers: Record<string, number>;
  /** The number of requests of each payload family. */
  families: Record<string, number>;
  slowestMs: number;
  askedAgain: number;
  findings: string[];
};
type Scene = { port: number; db: Database; document: OpenApi; paths: string[]; report: FuzzReport };

/** Sends requests from the OpenAPI document and raw bytes. No 5xx, no internal details and no hang may occur. */
export async function fuzz(
  requests: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<FuzzReport> {
  const report: FuzzReport = {
    requests: 0,
    answers: {},
    families: {},
    slowestMs: 0,
    askedAgain: 0,
    findings: [],
  };
  const { folder, remove } = temporaryFolder('fuzz');
  const limited = Math.floor(requests / LIMITED_SHARE);
  try {
    await fuzzProduct(folder, 'off', { from: 0, count: requests - limited }, seed, report, say);
    await fuzzProduct(folder, 'on', { from: requests - limited, count: limited }, seed, report, say);
  } finally {
    remove();
  }
  return report;
}

type Part = { from: number; count: number };

async function fuzzProduct(
  folder: string,
  limits: 'on' | 'off',
  { from, count }: Part,
  seed: number,
  report: FuzzReport,
  say: (line: string) => void,
): Promise<void> {
  const dataDir = path.join(folder, 'data');
  const env = {
    DATA_DIR: dataDir,
    LIMITS: limits,
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'admin@example.com',
    // So that the product reads the requests' forwarded addresses.
    TRUSTED_PROXIES: '127.0.0.1 ::1',
  };
  const product = await startProductProcess({ ...env, ADMIN_PASSWORD: PASSWORD });
  const { db, close } = connectToProduct(dataDir);
  const port = Number(new URL(product.url).port);
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi;
  const paths = [folder, path.join(import.meta.dirname, '../../..')];
  await setUpBlog(db);
  const scene: Scene = { port, db, document, paths, report };
  try {
    for (let done = 0; done < count; done += BATCH) {
      const size = Math.min(BATCH, count - done);
      await fuzzBatch(scene, { seed: seed + from + done, count: size, first: done === 0 });
      if (report.requests % 5000 < BATCH)
        say(`${report.requests} requests, ${report.findings.length} findings`);
      if (report.findings.length >= 20) return;
    }
    await inspectProduct(product.url, report);
  } finally {
    await close();
    const code = await product.end();
    if (code !== 0) report.findings.push(`the product ended with ${code}`);
    if (report.findings.length > 0) say(`The product's log: ${product.output().slice(-8000)}`);
  }
}

/** The seed of a batch decides its requests. Sessions and ids are read again. */
async function fuzzBatch(
  { port, db, document, paths, report }: Scene,
  { seed, count, first }: { seed: number; count: number; first: boolean },
) {
  const known = await lookAround(db);
  const arbitrary = fc.oneof(
    { arbitrary: apiRequests(document, known), weight: 13 },
    { arbitrary: pageRequests(known), weight: 3 },
    { arbitrary: rawRequests(known), weight: 4 },
    { arbitrary: familyRequests(document, known), weight: 8 },
  );
  const attacks = first ? knownAttacks(known).slice(0, count) : [];
  const queue = fc.sample(arbitrary, { seed, numRuns: count - attacks.length });
  const worker = async () => {
    for (let request = queue.pop(); request; request = queue.pop()) await tryOne(request);
  };
  const tryOne = async (request: WireRequest) => {
    let answer = await exchange(port, request);
    // A request may be slow once on a busy machine. One that hangs does so each time.
    for (let again = 0; answer.hung && again < 2; again++) {
      report.askedAgain++;
      answer = await exchange(port, request);
    }
    report.requests++;
    if (request.family) report.families[request.family] = (report.families[request.family] ?? 0) + 1;
    report.slowestMs = Math.max(report.slowestMs, Math.round(answer.ms));
    const status = answer.hung ? 'hung' : String(answer.statuses[0] ?? 'closed');
    report.answers[status] = (report.answers[status] ?? 0) + 1;
    const wrong = judge(request, answer, paths);
    if (wrong) {
      const said = answer.text.slice(0, 1500);
      report.findings.push(
        `${wrong}\n  batch seed ${seed}, ${request.label}\n  ${show(request.bytes)}\n  ${said}`,
      );
    }
  };
  // One after the other, so that a finding names its cause.
  for (const attack of attacks) await tryOne(attack);
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** An error after the status was sent is not visible in the answer, so the product's own counter is read. */
async function inspectProduct(url: string, report: FuzzReport): Promise<void> {
  const ready = await fetch(`${url}/readyz`);
  if (ready.status !== 200)
    report.findings.push(`not ready afterwards: ${ready.status} ${await ready.text()}`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const unexpected = Number(/^http_unexpected_errors_total (\d+)/m.exec(metrics)?.[1] ?? 0);
  if (unexpected > 0) report.findings.push(`the product counted ${unexpected} unexpected errors`);
}

/** Users with stored texts of the payload families, which each of their runs reads. */
const HARD_TEXTS = [
  { firstName: FORMULAS[1], business: `I coach ${NO_BLANKS[4]}`.repeat(60), customer: AT_SIGNS },
  { firstName: FORMULAS[6], business: NO_BLANKS[0]?.repeat(150), customer: NO_BLANKS[1]?.repeat(80) },
];

async function hardToRead(db: Database): Promise<string[]> {
  const cookies: string[] = [];
  for (const { firstName, business = '', customer = '' } of HARD_TEXTS) {
    const businessContext = { business_description: business, ideal_customer: customer };
    const { id } = await createUser(db, { firstName, credits: 1000, businessContext });
    cookies.push(`session=${await db.transaction((tx) => openSession(tx, id, 'proof'))}`);
  }
  return cookies;
}

let passwordHash: string | undefined;

/** Live sessions and existing ids. Earlier requests may have ended or deleted any. */
async function lookAround(db: Database): Promise<Known> {
  const [first, second, spare] = (await createTestUsers(db, 3, 1000)) as [TestUser, TestUser, TestUser];
  passwordHash ??= await hashPassword(PASSWORD);
  const emails: string[] = [];
  for (const { id } of [first, spare]) {
    const of = eq(users.id, id);
    const [row] = await db.update(users).set({ passwordHash }).where(of).returning({ email: users.email });
    if (row) emails.push(row.email);
  }
  await seedRuns(db, first.id, 1);
  await db.insert(checkouts).values({
    id: `co_fuzz_${first.id}`,
    userId: first.id,
    packageId: 'hookseeker',
    amount: 1700,
    provider: 'test',
  });
  const hookIds = await db.select({ id: hooks.id }).from(hooks).where(eq(hooks.userId, first.id)).limit(3);
  const postIds = await db.select({ id: blogPosts.id }).from(blogPosts).limit(3);
  const [admin, spareAdmin] = [await adminToken({ db }), await adminToken({ db })];
  // Without the ids of the signed-in users, because an admin request may delete a user by id.
  const numbers = [spare, ...hookIds, ...postIds].map(({ id }) => String(id));
  return {
    emails,
    password: PASSWORD,
    adminEmail: 'admin@example.com',
    ids: [...numbers, `co_fuzz_${first.id}`, '0', '999999999999999', '1e3', '00001'],
    cookies: {
      user: [first.cookie, second.cookie, ...(await hardToRead(db))],
      admin: `admin_session=${admin}`,
      spare: [spare.cookie, `admin_session=${spareAdmin}`],
    },
  };
}
