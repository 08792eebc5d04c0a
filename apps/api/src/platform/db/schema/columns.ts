import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Qepik, qepik } from 'visa-sdk/rules';

/** The primary key, a UUID that the server makes with `newId`. */
export const id = () => uuid('id').primaryKey();
/** A point in time, in any zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Incremented with every change of a record managed by staff; a change says which version it is based on. */
export const version = () => integer('version').notNull().default(1);

/** SQL equivalent of `foldText`, for an index that makes names unique. */
export const asOneName = (column: SQLWrapper): SQL => sql`replace(fold_text(${column}), 'ə', 'e')`;

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => 'bytea',
	fromDriver: (value) => Buffer.from(value),
});

/** Money: an integer number of qəpik. */
export const money = customType<{ data: Qepik; driverData: number }>({
	dataType: () => 'integer',
	fromDriver: (value) => qepik(Number(value)),
});
