import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reasonOf } from './describe';

it('an operator reads why a query failed, and nothing of what stood in it', () => {
	const cause = new Error('duplicate key value violates unique constraint "users_email"');
	const failed = new DrizzleQueryError('insert into "users" values ($1, $2)', ['a@viza.example', '$argon2id$…'], cause);
	expect(reasonOf(failed)).toBe(cause.message);
	expect(reasonOf(new Error(''))).toBe('Error');
	expect(reasonOf('away')).toBe('away');
});
