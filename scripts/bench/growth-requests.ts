import type { TestUser } from '../../tests/resilience/users-over-http.ts';
import { ADMIN_CASES } from './admin-cases.ts';
import type { RequestSpec } from './load.ts';
import { generateAsk, getAsk } from './ratios.ts';

/** The requests that are sent to a product of each size. */

/** `own`: a read of the user's own data. `admin`: a list or a search in the admin area. */
export type Kind = 'own' | 'admin' | 'work';
export type Case = {
  name: string;
  kind: Kind;
  ask: (n: number) => RequestSpec;
  requests: number;
  plotted?: boolean;
};

export const LOGIN = { email: 'login@example.com', password: 'correct horse battery' };

/** Every list and view of a user, except files. */
const OWN = [
  '/api/user',
  '/api/hooks?limit=50',
  '/api/hooks/deleted',
  '/api/desk',
  '/api/shots',
  '/api/shots/calendar',
  '/api/results',
  '/api/taste',
  '/api/purchases',
  '/api/checkouts/confirming',
  '/api/account/sessions',
  '/api/account/keys',
  '/api/webhook-endpoints',
];
/** Requests that read hooks, of a user with 5,000 hooks. */
const OWN_HEAVY = OWN.filter((path) => /hooks|desk|shots|results|taste/.test(path));
const PLOTTED = ['/api/user', '/api/hooks?limit=50'];

/** Requests with an API key. */
const BY_KEY = ['/api/v1/account', '/api/v1/hooks?search=calendar', '/api/v1/shots'];

export type Owner = TestUser & { key: string };
type People = { anybody: readonly Owner[]; heavy: readonly Owner[]; admin: TestUser };

export function requestsFor({ anybody, heavy, admin }: People): Case[] {
  return [
    ...OWN.map((path): Case => own(`GET ${path}`, path, anybody, PLOTTED.includes(path))),
    ...OWN_HEAVY.map((path): Case => own(`GET ${path}, 5,000 hooks`, path, heavy)),
    { ...own('GET /api/hooks, all 5,000', '/api/hooks', heavy), requests: 3 },
    ...BY_KEY.map((path) => byKey(`GET ${path}`, path, anybody)),
    byKey('GET /api/v1/hooks?search=…, 5,000 hooks', '/api/v1/hooks?search=calendar', heavy),
    ...ADMIN_CASES.map(
      ([name, path], n): Case => ({
        name: `Admin: ${name}`,
        kind: 'admin',
        ask: getAsk(path, [admin]),
        requests: 5,
        plotted: n === 0,
      }),
    ),
    { name: 'Generate', kind: 'work', ask: generateAsk(anybody), requests: 10, plotted: true },
    {
      name: 'Log in',
      kind: 'work',
      ask: () => ({ path: '/api/login', method: 'POST', body: LOGIN }),
      // Slow on purpose.
      requests: 3,
      plotted: true,
    },
  ];
}

function own(name: string, path: string, people: readonly TestUser[], plotted = false): Case {
  return { name, kind: 'own', ask: getAsk(path, people), requests: 10, plotted };
}

function byKey(name: string, path: string, people: readonly Owner[]): Case {
  const ask = (n: number): RequestSpec => ({
    path,
    headers: { Authorization: `Bearer ${people[n % people.length]?.key}` },
  });
  return { name, kind: 'own', ask, requests: 10 };
}
