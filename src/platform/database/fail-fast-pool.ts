import pg from 'pg';

/** While the database is silent, no request waits longer than this for a connection. */
const FAIL_FAST_WAIT_MS = 400;
/** How long a silence is assumed to last. */
const REMEMBERED_MS = 5000;
const CHECK_INTERVAL_MS = 50;
const TIMEOUT_MESSAGES = /Query read timeout|timeout exceeded when trying to connect|connection timeout/i;

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
type Waiter = { since: number; refuse(): void };

/**
 * A pool that waits while the database is only busy and fails fast when it is silent. When a query gets no answer at
 * all, queued requests would wait for a connection and then for the same silent database, twice as long as allowed.
 * They are refused instead.
 */
export class FailFastPool extends pg.Pool {
  private readonly waiters = new Set<Waiter>();
  private readonly heldSince = new Map<unknown, number>();
  private failFastUntil = 0;
  private looking: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('acquire', (client) => this.heldSince.set(client, performance.now()));
    this.on('release', (error: unknown, client: unknown) => {
      this.heldSince.delete(client);
      this.recordFailure(error);
    });
  }

  /** For how long the connection that was taken first has been in use. */
  heldMs(): number {
    // A map keeps the order in which connections were taken.
    const [longest] = this.heldSince.values();
    return longest === undefined ? 0 : performance.now() - longest;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (error ? reject(error) : resolve(client as pg.PoolClient)));
      });
    }
    let refused = false;
    const waiter: Waiter = {
      since: performance.now(),
      refuse: () => {
        refused = true;
        this.waiters.delete(waiter);
        taken(new Error('The database is away'), undefined, () => {});
      },
    };
    this.waiters.add(waiter);
    super.connect((error, client, release) => {
      this.waiters.delete(waiter);
      this.recordFailure(error);
      if (!refused) taken(error, client, release);
      // Not synchronously: the pool would hand the client to the next refused request recursively, thousands deep,
      // and lose it.
      else if (client) queueMicrotask(release);
    });
    return undefined;
  }

  private recordFailure(error: unknown): void {
    if (!(error instanceof Error) || !TIMEOUT_MESSAGES.test(error.message)) return;
    this.failFastUntil = performance.now() + REMEMBERED_MS;
    this.looking ??= setInterval(() => this.refuseWaiting(), CHECK_INTERVAL_MS).unref();
    this.refuseWaiting();
  }

  private refuseWaiting(): void {
    const now = performance.now();
    if (now > this.failFastUntil) {
      clearInterval(this.looking);
      this.looking = undefined;
      return;
    }
    for (const waiter of [...this.waiters]) if (now - waiter.since > FAIL_FAST_WAIT_MS) waiter.refuse();
  }
}
