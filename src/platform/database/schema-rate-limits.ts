import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The table in the form that rate-limiter-flexible needs. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
