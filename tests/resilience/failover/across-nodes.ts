import fs from 'node:fs';
import path from 'node:path';
import type { Scene } from '../chaos/load.ts';
import { type Machines, METRICS_TOKEN } from './machines.ts';
import { PORTS } from './settings.ts';

/** The limit for reset links. */
const FORGOT = 5;

/** The number of writes on one machine that are read on the other. */
const FRESH = 50;

/** Sessions, limits, new writes and mails are shared by all machines. */
export async function acrossNodes(
  { products, databases }: Machines,
  { people, expected }: Scene,
  say: (line: string) => void,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { cookie } of people) {
    for (const { url, host } of products) {
      const answer = await fetch(`${url}/api/user`, { headers: { cookie } });
      await answer.text();
      if (answer.status !== 200) findings.push(`a session is unknown to ${host.name}: ${answer.status}`);
    }
  }
  const statuses: number[] = [];
  for (let tries = 0; tries <= FORGOT; tries++) {
    const answer = await fetch(`${products[tries % products.length]?.url}/api/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com' }),
    });
    await answer.text();
    statuses.push(answer.status);
  }
  if (statuses.indexOf(429) !== FORGOT) findings.push(`a limit of ${FORGOT} was counted as ${statuses}`);
  findings.push(...(await namesOfAlerts(databases)));
  findings.push(...(await freshWrites(products, people[0]?.cookie ?? '', say)));
  return [...findings, ...mails(products, expected.registered, say)];
}

/** Every acknowledged registration gets its mail. */
function mails(
  products: Machines['products'],
  registered: Set<string>,
  say: (line: string) => void,
): string[] {
  const sent = new Map<string, number>();
  for (const { dataDir } of products) {
    const folder = path.join(dataDir, 'mail');
    for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const to = /^To: <?([^>\r\n]+)/im.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1];
      if (to) sent.set(to, (sent.get(to) ?? 0) + 1);
    }
  }
  const forgotten = [...registered].filter((email) => !sent.has(email)).length;
  const twice = [...registered].filter((email) => (sent.get(email) ?? 0) > 1).length;
  // A mail may arrive twice if a machine dies after sending it and before recording that.
  say(`${registered.size} registrations, ${forgotten} without their mail, ${twice} with two`);
  return forgotten > 0 ? [`${forgotten} registered accounts got no mail`] : [];
}

/** A write on one machine is visible on the other, which reads from the standbys. */
async function freshWrites(
  products: Machines['products'],
  cookie: string,
  say: (line: string) => void,
): Promise<string[]> {
  const [writes, reads] = products.map(({ url }) => url) as [string, string];
  const before = await readsOf(reads);
  let missed = 0;
  for (let n = 0; n < FRESH; n++) {
    const newest = async (url: string) =>
      (await (await fetch(`${url}/api/hooks?limit=1`, { headers: { cookie } })).json())[0];
    const { id } = await newest(writes);
    const written = await fetch(`${writes}/api/hooks/${id}/favorite`, {
      method: 'POST',
      headers: { cookie },
    });
    const { favorite } = await written.json();
    if ((await newest(reads)).favorite !== favorite) missed++;
  }
  const after = await readsOf(reads);
  say(
    `reads of fresh writes: ${after.replica - before.replica} of ${FRESH} from a standby, ${missed} missed`,
  );
  for (const { url, host } of products) {
    const { replica, primary } = await readsOf(url);
    say(`${host.name} read ${replica} times from a standby and ${primary} times from the primary instead`);
  }
  return [
    ...(missed > 0 ? [`${missed} fresh writes were not seen on another machine`] : []),
    ...(after.replica === before.replica ? ['no read came from a standby'] : []),
  ];
}

async function readsOf(url: string): Promise<{ replica: number; primary: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const count = (from: string) =>
    Number(new RegExp(`database_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1]);
  return { replica: count('replica'), primary: count('primary') };
}

/** The metrics in the alerts exist in Patroni. */
async function namesOfAlerts(databases: Machines['databases']): Promise<string[]> {
  const rules = fs.readFileSync(path.join(import.meta.dirname, '../../../deploy/alerts.yaml'), 'utf8');
  const [node] = databases;
  const said = await (await fetch(`http://${node?.host.address}:${PORTS.patroni}/metrics`)).text();
  const names = new Set(rules.match(/\bpatroni_\w+/g));
  return [...names]
    .filter((name) => !said.includes(`\n${name}{`))
    .map((name) => `an alert asks for ${name}, which Patroni does not say`);
}
