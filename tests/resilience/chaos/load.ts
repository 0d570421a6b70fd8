import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '#features/account/user.schema.ts';
import type { Generated, GenerateLine, Hook } from '#features/hooks/hooks.schema.ts';
import type { TestUser } from '../users-over-http.ts';
import type { ExpectedState } from './expected-state.ts';
import { type Answer, ask } from './http-client.ts';
import type { Random } from './random.ts';

/** Users that send requests at the same time and record the answers. */

export type Scene = {
  url: string;
  /** The connections that they share. The default is plain HTTP. */
  agent?: () => http.Agent;
  people: TestUser[];
  adminCookie: string;
  expected: ExpectedState;
  /** Whether this round's fault excuses a broken connection or a 503. */
  excuses: { broken: boolean; away: boolean };
  /** Called with every answer, for further checks. */
  watch?: (seen: {
    what: string;
    write: boolean;
    answer: Answer | 'broken' | 'hung';
    right: boolean;
    ms: number;
  }) => void;
};
type Request = Parameters<typeof ask>[2];
type Actor = { scene: Scene; random: Random; agent: http.Agent; person: TestUser };
type Action = (actor: Actor) => Promise<void>;

const AWAY = 'The database is away for a moment. Please try again.';
const CLOSING = /restarting|Shutting down/;

/** Returns the answer if it is the expected one. All others are counted and judged here. */
async function attempt(actor: Actor, request: Request, right: number[], refusals: number[] = []) {
  const { scene, agent } = actor;
  const { counts, findings } = scene.expected;
  counts.requests++;
  const from = performance.now();
  const answer = await ask(agent, scene.url, request);
  const ms = performance.now() - from;
  const what = `${request.method} ${request.path}`;
  const done = typeof answer === 'object' && right.includes(answer.status);
  scene.watch?.({ what, write: request.method !== 'GET', answer, right: done, ms });
  if (answer === 'hung') findings.push(`${what}: no answer within 45 s`);
  else if (answer === 'broken') {
    counts.broken++;
    // A long list is streamed, so the database can fail after the status was sent.
    const excused = scene.excuses.broken || (scene.excuses.away && request.path === '/api/hooks');
    if (!excused) findings.push(`${what}: the connection broke`);
  } else if (done) {
    counts.right++;
    return answer;
  } else if (isHonest(answer)) {
    counts.unavailable++;
    if (!scene.excuses.away) findings.push(`${what}: ${answer.status} ${answer.text} for no reason`);
  } else if (refusals.includes(answer.status)) counts.refused++;
  else findings.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return null;
}

function isHonest({ status, text }: Answer): boolean {
  if (status === 503) return text === AWAY || CLOSING.test(text);
  // The writer or the checkout failed, and nothing was charged.
  return status === 502 && /given back|not charged/.test(text);
}

let registrations = 0;

const register: Action = async (actor) => {
  const email = `chaos-${process.pid}-${Date.now().toString(36)}-${registrations++}@example.com`;
  const body = { email, password: 'a-good-password' };
  const answer = await attempt(actor, { method: 'POST', path: '/api/register', cookie: '', body }, [201]);
  if (answer) actor.scene.expected.registered.add(email);
};

const generate: Action = async (actor) => {
  const { scene, person, random } = actor;
  const used = (scene.expected.keys.get(person.id) ?? 0) + 1;
  scene.expected.keys.set(person.id, used);
  const streamed = random.next() < 0.5;
  const headers = {
    'idempotency-key': `chaos-${used}`,
    ...(streamed ? { accept: 'application/x-ndjson' } : {}),
  };
  const request = {
    method: 'POST',
    path: '/api/hooks/generate',
    cookie: person.cookie,
    body: { topic: 'meal prep' },
  };
  const answer = await attempt(actor, { ...request, headers }, [201], [402, 409]);
  const hooks =
    answer && (streamed ? streamedHooks(actor, answer.text) : (JSON.parse(answer.text) as Generated).hooks);
  if (!hooks) return;
  if (hooks.length !== 10) scene.expected.findings.push(`a run was answered with ${hooks.length} hooks`);
  const known = scene.expected.hooks.get(person.id) ?? new Set();
  for (const { id } of hooks) known.add(id);
  scene.expected.hooks.set(person.id, known);
};

/** The hooks of a stream that ended with `done`. */
function streamedHooks({ scene }: Actor, text: string): Hook[] | null {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GenerateLine);
  const last = lines.at(-1);
  if (last && 'done' in last) return lines.flatMap((line) => ('hook' in line ? [line.hook] : []));
  const said = last && 'error' in last ? last.error : 'nothing';
  const honest = said === AWAY || /given back|not charged/.test(said);
  if (!honest) scene.expected.findings.push(`a stream ended with: ${said}`);
  return null;
}

const buy: Action = async (actor) => {
  const { scene, person, random } = actor;
  const body = { priceId: random.pick(['hookseeker', 'hookmaster', 'hooklegend']) };
  const opened = await attempt(
    actor,
    { method: 'POST', path: '/api/create-checkout-session', cookie: person.cookie, body },
    [200],
  );
  const id = opened && (JSON.parse(opened.text) as { url: string }).url.split('/').at(-1);
  if (!id) return;
  const path = `/api/test-checkout/${id}/pay`;
  const pay = () => attempt(actor, { method: 'POST', path, cookie: person.cookie }, [303], [409]);
  // A buyer without an answer pays again. The second call may answer that the checkout has ended.
  if ((await pay()) ?? (await pay())) scene.expected.paid.add(id);
};

const favorite: Action = async (actor) => {
  const { scene, person, random } = actor;
  const known = [...(scene.expected.hooks.get(person.id) ?? [])];
  if (known.length === 0) return;
  const id = random.pick(known);
  const before = scene.expected.favorites.get(id) ?? (scene.expected.favorites.has(id) ? null : false);
  scene.expected.favorites.set(id, null);
  const request = { method: 'POST', path: `/api/hooks/${id}/favorite`, cookie: person.cookie };
  const answer = await attempt(actor, request, [200]);
  if (!answer) return;
  const { favorite: now } = JSON.parse(answer.text) as Hook;
  if (before !== null && now === before)
    scene.expected.findings.push(`hook ${id} was toggled from ${before} to ${now}`);
  scene.expected.favorites.set(id, now);
};

const list: Action = async (actor) => {
  const { scene, person } = actor;
  // The answer must contain everything that was acknowledged before the request.
  const known = [...(scene.expected.hooks.get(person.id) ?? [])];
  const answer = await attempt(actor, { method: 'GET', path: '/api/hooks', cookie: person.cookie }, [200]);
  if (!answer) return;
  const listed = new Set((JSON.parse(answer.text) as Hook[]).map((hook) => hook.id));
  const missing = known.filter((id) => !listed.has(id));
  if (missing.length > 0)
    scene.expected.findings.push(`a list lacks ${missing.length} hooks that were answered`);
};

const look: Action = async (actor) => {
  const answer = await attempt(
    actor,
    { method: 'GET', path: '/api/user', cookie: actor.person.cookie },
    [200],
  );
  if (!answer) return;
  const user = JSON.parse(answer.text) as User;
  if (user.id !== actor.person.id || user.hook_credits < 0) {
    actor.scene.expected.findings.push(`user ${actor.person.id} was told ${answer.text}`);
  }
};

const administer: Action = async (actor) => {
  const { scene, person, random } = actor;
  const cookie = scene.adminCookie;
  if (random.next() < 0.5) {
    await attempt(actor, { method: 'GET', path: '/api/admin/users?limit=20', cookie }, [200]);
    return;
  }
  const grant = scene.expected.grants.get(person.id) ?? { sure: 0, perhaps: 0 };
  scene.expected.grants.set(person.id, grant);
  grant.perhaps += 10;
  const path = `/api/admin/users/${person.id}/credits`;
  const answer = await attempt(actor, { method: 'POST', path, cookie, body: { credits: 10 } }, [200]);
  if (answer) {
    grant.sure += 10;
    grant.perhaps -= 10;
  }
};

const ACTIONS: [Action, weight: number][] = [
  [generate, 5],
  [favorite, 4],
  [list, 2],
  [look, 5],
  [buy, 2],
  [administer, 2],
  [register, 1],
];
const CHOICES = ACTIONS.flatMap(([action, weight]) => Array<Action>(weight).fill(action));

/** Runs one loop for each user until `stop`. Resolves after the last answer. */
export function startLoad(scene: Scene, random: Random): { stop(): Promise<void> } {
  const agent = scene.agent?.() ?? new http.Agent({ keepAlive: true, maxSockets: 50 });
  let stopped = false;
  const loops = scene.people.map(async (person) => {
    const own = random.fork(`person ${scene.people.indexOf(person)}`);
    while (!stopped) {
      await own.pick(CHOICES)({ scene, random: own, agent, person });
      await sleep(5 + own.below(40));
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}
