import { openSession } from '#features/account/sessions/sessions.ts';
import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { type Grant, grantCredits } from '#features/credits/ledger.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import type { Visitor } from './visitor.ts';

type App = { db: Database; visitor(): Visitor };
export type TestUserOptions = {
  email?: string;
  firstName?: string | null;
  businessContext?: { business_description: string; ideal_customer: string } | null;
  /** Free credits. The default is what registration gives. */
  credits?: number;
  /** Purchased credits in addition. A date in the past makes them expired. */
  purchased?: { credits: number; expiresAt: Date }[];
  emailConfirmed?: boolean;
};

let made = 0;

/** Inserts a user with credits and no password, for tests that are not about registration. */
export async function createUser(db: Database, options: TestUserOptions = {}) {
  const email = options.email ?? `person-${process.pid}-${Date.now().toString(36)}-${made++}@example.com`;
  const { credits: free = FREE_CREDITS_AT_REGISTRATION, purchased = [], businessContext = null } = options;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email,
        passwordHash: '-',
        firstName: options.firstName ?? null,
        businessDescription: businessContext?.business_description ?? null,
        idealCustomer: businessContext?.ideal_customer ?? null,
        subscriptionStatus: purchased.length > 0 ? 'paid' : 'free',
        emailConfirmedAt: options.emailConfirmed ? new Date() : null,
      })
      .returning({ id: users.id });
    const userId = (user as { id: number }).id;
    const grants: Grant[] = purchased.map((purchase, n) => ({
      userId,
      source: 'purchase',
      reference: `test:${n}`,
      ...purchase,
    }));
    if (free > 0) grants.push({ userId, source: 'signup', reference: 'signup', credits: free });
    for (const grant of grants) await grantCredits(tx, grant);
    return { id: userId, email };
  });
}

/** A new user with a signed-in HTTP client. `session` is the cookie for a browser page. */
export async function signedIn(app: App, options: TestUserOptions = {}) {
  const user = await createUser(app.db, options);
  const token = await app.db.transaction((tx) => openSession(tx, user.id, 'test'));
  const visitor = app.visitor();
  visitor.cookies.set('session', token);
  return { ...user, visitor, session: { name: 'session', value: token } };
}

/** Inserts finished runs of ten hooks each, a minute apart, the last one now. */
export async function seedRuns(db: Database, userId: number, count: number, topic = 'meal prep') {
  return db.transaction(async (tx) => {
    const [grant] = await tx
      .insert(creditGrants)
      .values({ userId, source: 'admin', reference: `seed:${made++}`, credits: count, remaining: 0 })
      .returning({ id: creditGrants.id });
    const grantId = (grant as { id: number }).id;
    for (let run = 1; run <= count; run++) {
      const createdAt = new Date(Date.now() - (count - run) * 60_000);
      const [row] = await tx
        .insert(runs)
        .values({ userId, grantId, topic, status: 'done', writer: 'seed', createdAt, endedAt: createdAt })
        .returning({ id: runs.id });
      const runId = (row as { id: number }).id;
      const ten = Array.from({ length: HOOKS_PER_RUN }, (_, n) => ({
        userId,
        runId,
        position: HOOKS_PER_RUN - n,
        topic,
        hookType: n % 2 ? 'Question' : 'Story',
        generatedHook: `Hook ${HOOKS_PER_RUN - n} of run ${run} about ${topic}`,
        deliveryTip: 'Look straight into the lens.',
        createdAt,
      }));
      await tx.insert(hooks).values(ten);
    }
  });
}

/** A signed-in user with `runs` finished runs, and their hooks as the API lists them, newest first. */
export async function signedInWithHooks(
  app: App,
  { runs = 1, topic }: { runs?: number; topic?: string } = {},
) {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, runs, topic);
  const hooks: Hook[] = await (await person.visitor.get('/api/hooks')).json();
  return { ...person, hooks, ids: hooks.map(({ id }) => id) };
}

/** Marks a hook as filmed, with a link and figures if there are any. */
export async function film(visitor: Visitor, id: number, figures: object = {}): Promise<void> {
  await visitor.post(`/api/hooks/${id}/filmed`);
  const answer = await visitor.request('PATCH', `/api/hooks/${id}/filmed`, figures);
  if (answer.status !== 200) throw new Error(await answer.text());
}
