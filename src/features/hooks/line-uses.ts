import type { Pool } from 'pg';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';

/**
 * Counts how often lines of the book were handed out recently, by all processes, so that two creators with the same
 * topic do not film the same hooks. A run only notes its lines in memory; they are written together in one statement.
 * Uses by other processes are read every few seconds, which is soon enough.
 */

const FLUSH_DELAY_MS = 5000;
const READ_EVERY_MS = 30_000;

/** Days are those of UTC, by the clock of the database: the same for every process. */
const TODAY = `(now() at time zone 'utc')::date`;

/** Sorted, so that two processes that write the same lines do not deadlock. */
const ADD = `insert into line_uses (line_id, field, day, uses)
  select line_id, field, ${TODAY}, uses from unnest($1::text[], $2::text[], $3::int[]) as added (line_id, field, uses)
  order by line_id
  on conflict (line_id, day) do update set uses = line_uses.uses + excluded.uses`;

/** Only the numbers of today and yesterday still change. The other 12 of the last 14 days are added up once a day. */
const SETTLED = `select line_id, sum(uses)::int as uses from line_uses
  where day >= ${TODAY} - 13 and day < ${TODAY} - 1 group by line_id`;
const GROWING = `select line_id, sum(uses)::int as uses from line_uses where day >= ${TODAY} - 1 group by line_id`;
const OLD = `delete from line_uses where day < ${TODAY} - 30`;

type Counts = Map<string, number>;
type Listener = (recent: ReadonlyMap<string, number>) => void;
export type LineUses = ReturnType<typeof createLineUses>;

export function createLineUses({ pool, log }: Pick<Services, 'pool' | 'log'>) {
  const listeners: Listener[] = [];
  const sweeps = createSweeps('uses of lines', async () => void (await pool.query(OLD)), log);
  const writer = createWriter({ pool, log });
  const read = createReader(pool);
  let recent: Counts = new Map();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    const now = await read();
    const same = now.size === recent.size && [...now].every(([id, uses]) => recent.get(id) === uses);
    if (same) return;
    recent = now;
    for (const listener of listeners) listener(recent);
  }
  const refreshOrWarn = () => {
    reading = refresh().catch((error) => log.warn({ err: error }, 'the uses of lines could not be read'));
    return reading;
  };

  return {
    /** Records lines that were handed out. */
    add: writer.add,
    /** Uses by line in the last 14 days. The map is replaced when something changed, and never modified. */
    recent: (): ReadonlyMap<string, number> => recent,
    /** Called with every new map. */
    onRefresh(listener: Listener): void {
      listeners.push(listener);
    },
    async start(): Promise<void> {
      await refreshOrWarn();
      timer = setInterval(refreshOrWarn, READ_EVERY_MS).unref();
      sweeps.start();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all([writer.stop(), sweeps.stop(), reading]);
    },
  };
}

function createWriter({ pool, log }: Pick<Services, 'pool' | 'log'>) {
  let pending: Counts = new Map();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const addUses = (lineId: string, uses: number) => {
    pending.set(lineId, uses + (pending.get(lineId) ?? 0));
  };
  const later = () => {
    timer ??= setTimeout(() => void write(), FLUSH_DELAY_MS).unref();
  };

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Writes run one after the other, so that a later one includes what an earlier one failed to write.
    writing = writing.then(async () => {
      if (pending.size === 0) return;
      const written = pending;
      pending = new Map();
      await store(pool, written).catch((error) => {
        log.warn({ err: error }, 'the uses of lines could not be written yet');
        for (const [lineId, uses] of written) addUses(lineId, uses);
        later();
      });
    });
    return writing;
  }

  return {
    add(lineIds: readonly string[]): void {
      for (const lineId of lineIds) addUses(lineId, 1);
      if (pending.size > 0) later();
    },
    async stop(): Promise<void> {
      await write();
      clearTimeout(timer);
    },
  };
}

/** The id of a line begins with its field. */
const fieldOf = (lineId: string) => lineId.split('/', 1)[0] as string;

async function store(pool: Pool, uses: Counts): Promise<void> {
  const lineIds = [...uses.keys()];
  await pool.query({
    name: 'add-line-uses',
    text: ADD,
    values: [lineIds, lineIds.map(fieldOf), [...uses.values()]],
  });
}

/** Reads everything once a day, and otherwise only what can have changed. */
function createReader(pool: Pool) {
  let settled: Counts = new Map();
  let settledOn = '';

  const countsOf = async (name: string, text: string): Promise<Counts> => {
    const { rows } = await pool.query<{ line_id: string; uses: number }>({ name, text });
    return new Map(rows.map(({ line_id, uses }) => [line_id, uses]));
  };

  return async (): Promise<Counts> => {
    const { rows } = await pool.query<{ today: string }>(`select ${TODAY}::text as today`);
    const today = rows[0]?.today as string;
    if (today !== settledOn) {
      settled = await countsOf('settled-line-uses', SETTLED);
      settledOn = today;
    }
    const recent = await countsOf('growing-line-uses', GROWING);
    for (const [id, uses] of settled) recent.set(id, uses + (recent.get(id) ?? 0));
    return recent;
  };
}
