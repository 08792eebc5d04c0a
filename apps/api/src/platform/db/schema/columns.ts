import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Qepik, qepik } from 'visa-sdk/rules';

export const id = () => uuid('id').primaryKey();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Grows with every change of a record that staff keep; a change says from which one. */
export const version = () => integer('version').notNull().default(1);

/** `foldText` of the rules in the database, for an index by which only one may be called so. */
export const asOneName = (column: SQLWrapper): SQL => sql`replace(fold_text(${column}), 'ə', 'e')`;

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => 'bytea',
	fromDriver: (value) => Buffer.from(value),
});

/** Money: a whole number of qəpik. */
export const money = customType<{ data: Qepik; driverData: number }>({
	dataType: () => 'integer',
	fromDriver: (value) => qepik(Number(value)),
});
