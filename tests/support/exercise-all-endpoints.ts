import { sweepAccounts } from '#features/account/account-sweeps.ts';
import { sweepBalances } from '#features/admin/admin-sweeps.ts';
import { sweepFailedLogins } from '#features/admin/audit-log/audit-log.queries.ts';
import { sweepReserved } from '#features/credits/sweep.ts';
import { sweepDeletedHooks } from '#features/hooks/changes/deleted-hooks.ts';
import { signedInAdmin } from './admins.ts';
import type { TestApp } from './test-app.ts';
import { signedIn } from './users.ts';

type Moments = { beforeReads(): void; afterReads(): void };

/** A user calls everything once, an admin reads everything, and the background work in between runs. */
export async function exerciseAllEndpoints(
  app: TestApp,
  { beforeReads, afterReads }: Moments,
): Promise<void> {
  const visitor = app.visitor();
  const credentials = { email: `whole-${Date.now()}@example.com`, password: 'correct horse' };
  const { id } = await (await visitor.post('/api/register', credentials)).json();
  const ok = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await visitor.request(method, path, body, headers);
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return response.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : text;
  };
  await ok('POST', '/api/login', credentials);
  await ok('POST', '/api/forgot-password', { email: credentials.email });
  const context = {
    business_description: 'I bake bread at home',
    ideal_customer: 'People who want to bake bread',
  };
  await ok('POST', '/api/user/business-context', context);
  const { hooks } = await ok('POST', '/api/hooks/generate', { topic: 'sourdough' });
  await ok('POST', '/api/hooks/generate', { topic: 'sourdough' }, { 'idempotency-key': 'once' });
  const [hook] = hooks;
  const of = (rest: string) => `/api/hooks/${hook.id}${rest}`;
  await ok('POST', of('/favorite'));
  await ok('PATCH', of(''), { generated_hook: 'Edited' });
  // Some lines cannot be rewritten, but the request looks them up in any case.
  for (const { id: one } of hooks) await visitor.post(`/api/hooks/${one}/rewrite`, { how: 'again' });
  await ok('GET', of('/rewrites'));
  const { versions } = await ok('GET', of('/versions'));
  await ok('POST', of(`/versions/${versions[0].id}`));
  await ok('POST', '/api/shots', { hook_id: hook.id });
  await ok('POST', of('/filmed'));
  await ok('PATCH', of('/filmed'), { views: 100, saves: 3 });
  await ok('POST', '/api/shots', { hook_id: hooks[1].id });
  await ok('DELETE', `/api/shots/${hooks[1].id}`);
  const shared = await ok('POST', `/api/hooks/runs/${hook.run_id}/shares`);
  await ok('GET', new URL(shared.url).pathname);
  const calendar = await ok('POST', '/api/shots/calendar', { time: '09:30', time_zone: 'Europe/Berlin' });
  await ok('GET', new URL(calendar.url).pathname);
  await ok('DELETE', `/api/hooks/${hooks[2].id}`);
  await ok('POST', `/api/hooks/${hooks[2].id}/restore`);
  await ok('DELETE', `/api/hooks/runs/${hook.run_id}`);
  await ok('POST', `/api/hooks/runs/${hook.run_id}/restore`);
  const endpoint = { url: 'http://receiver.example/', events: ['run.done', 'hook.filmed'] };
  const webhook = await ok('POST', '/api/webhook-endpoints', endpoint);
  await ok('POST', of('/filmed'));
  await ok('POST', `/api/webhook-endpoints/${webhook.id}/test`);
  await ok('GET', `/api/webhook-endpoints/${webhook.id}/deliveries`);
  const { url } = await ok('POST', '/api/create-checkout-session', { priceId: 'hookseeker' });
  await ok('POST', `/api${new URL(url, 'http://localhost').pathname}/pay`, {});
  const keyOptions = {
    name: 'notes',
    scopes: ['write', 'read', 'favorite'],
    expires_in_days: null,
    password: credentials.password,
  };
  const { key } = await ok('POST', '/api/account/keys', keyOptions);
  beforeReads();
  for (const path of READS) await ok('GET', path);
  for (const path of READS_BY_KEY)
    await ok('GET', path, undefined, { authorization: `Bearer ${key}`, cookie: '' });
  afterReads();
  await ok('DELETE', '/api/taste');
  await ok('POST', '/api/results/dismiss-reminder');
  await ok('POST', '/api/account/change-password', {
    current_password: credentials.password,
    password: 'another horse',
  });
  const admin = await signedInAdmin(app);
  for (const path of [...ADMIN_READS, `/api/admin/users/${id}`]) {
    const response = await admin.get(path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  }
  await admin.post(`/api/admin/users/${id}/credits`, { credits: 10 });
  await sweepAccounts(app);
  await sweepDeletedHooks(app.db);
  await sweepReserved(app.db);
  await sweepBalances(app.pool);
  await sweepFailedLogins(app.pool);
  const other = await signedIn(app);
  await admin.request('DELETE', `/api/admin/users/${other.id}`);
  await ok('POST', '/api/account/delete', { password: 'another horse' });
}

const READS = [
  '/api/user',
  '/api/hooks',
  '/api/hooks?limit=3',
  '/api/hooks?limit=3&before=5',
  '/api/hooks/deleted',
  '/api/hooks/angles?topic=sourdough',
  '/api/hooks/export?format=csv',
  '/api/shots/export?format=csv',
  '/api/desk',
  '/api/shots',
  '/api/shots/calendar',
  '/api/results',
  '/api/taste',
  '/api/purchases',
  '/api/checkouts/confirming',
  '/api/account/sessions',
  '/api/account/keys',
  '/api/account/export',
  '/api/webhook-endpoints',
  '/dashboard',
];
const READS_BY_KEY = ['/api/v1/account', '/api/v1/hooks', '/api/v1/hooks?search=bread', '/api/v1/shots'];
const ADMIN_READS = [
  '/api/admin/users',
  '/api/admin/users?limit=10&q=person',
  '/api/admin/users?limit=10&q=p&sort=-credits',
  '/api/admin/users/export',
  '/api/admin/purchases',
  '/api/admin/payment-events',
  '/api/admin/statistics?days=30',
  '/api/admin/model',
  '/api/admin/actions',
  '/api/admin/book/subjects/baking/sourdough',
];
