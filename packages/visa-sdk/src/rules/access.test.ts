import { describe, expect, it } from 'vitest';
import { contract, type Endpoint, Role } from '../contract';
import { type Access, callersOf, mayCall, roles } from './access';

const everybody = [null, 'client', 'agent', 'admin'] as const;
/** Visitor, traveller, agent, admin. */
const table: Record<Access, [boolean, boolean, boolean, boolean]> = {
	anyone: [true, true, true, true],
	signedIn: [false, true, true, true],
	payer: [true, true, true, true],
	party: [false, true, true, true],
	staff: [false, false, true, true],
	admin: [false, false, false, true],
};

describe('who may call', () => {
	const cases = Object.entries(table).flatMap(([access, cells]) =>
		everybody.map((role, column) => [access as Access, role, cells[column]] as const),
	);
	it.each(cases)('[API-01] %s, called by %s: %s', (access, role, isAllowed) => {
		expect(mayCall(access, role)).toBe(isAllowed);
	});

	it('speaks of every role that there is', () => {
		expect(Role.options).toEqual([...roles]);
		expect(everybody.filter((role) => role !== null).sort()).toEqual([...roles].sort());
		expect(Object.keys(table)).toEqual(Object.keys(callersOf));
	});

	const endpoints = Object.entries(contract).flatMap(([resource, calls]) =>
		Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
	);
	it.each(endpoints)('[API-01] knows the access of %s, and an admin may do what an agent may', (_name, endpoint) => {
		expect(Object.keys(callersOf)).toContain(endpoint.access);
		if (mayCall(endpoint.access, 'agent')) expect(mayCall(endpoint.access, 'admin')).toBe(true);
	});
});
