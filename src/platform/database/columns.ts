import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Column kinds that every table shares. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();
export const ref = () => bigint({ mode: 'number' });
export const at = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => at().notNull().defaultNow();
