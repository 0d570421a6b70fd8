import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Column types that the tables in schema-*.ts share. `user_id` comes first in the keys of everything that a user owns,
 * so that the data can be distributed by it later. Check constraints hold every rule that SQL can state. Indexes by
 * time ascend and are read backwards: drizzle's `desc()` means "nulls last", which no plain `order by … desc` can use.
 */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
export const ref = () => bigint({ mode: 'number' });
export const at = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => at().notNull().defaultNow();
