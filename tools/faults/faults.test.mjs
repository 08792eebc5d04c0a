// The quick scenarios of `npm run faults`, at a small scale: every call is answered in the end, nothing is lost and
// nothing is processed twice.
import { deepStrictEqual } from 'node:assert';
import { after, before, describe, it } from 'node:test';
import { markOfWhole } from '../setup/extent.mjs';
import { faultsOf, scenarios } from './scenarios/index.mjs';
import { close, newFolder, newGround, newPostgres } from './service.mjs';

/** What `npm test` tries of them: a process and a database that end. What a bank repeats is proved by `payments/flood.test.ts`. */
const always = /^(one of three processes is killed|PostgreSQL is stopped)/;

const quick = Object.entries(scenarios).filter(([, { isQuick }]) => isQuick);
const here = quick.filter(([, { missing }]) => !missing);
for (const [name, { missing }] of quick) if (missing) console.log(`not tried: ${name}: ${missing}`);

describe('the service goes on when', () => {
	/** @type {import('./service.mjs').Postgres} */
	let postgres;
	/** @type {import('./service.mjs').Ground} */
	let ground;
	before(async () => {
		postgres = await newPostgres(await newFolder('postgres-'));
		ground = await newGround(postgres.url);
	});
	after(close);

	for (const [name, scenario] of here) {
		it(always.test(name) ? name : `${name} ${markOfWhole}`, async () => {
			const outcome = await scenario.run({ ground, postgres, isQuick: true });
			deepStrictEqual(faultsOf(scenario, outcome), []);
		});
	}
});
