// npm run faults [name …]: what happens to the service during operation, and the result of every call. Exits with 1
// when a call failed, was lost or was processed twice.
import { join } from 'node:path';
import { answerSignals, bin, run } from '../setup/shared.mjs';
import { choose, usage, whenUnread } from './options.mjs';

whenUnread(process.stdout, () => end(0));
const { close, newFolder, newGround, newPostgres } = await import('./service.mjs');
const { faultsOf, scenarios } = await import('./scenarios/index.mjs');

const { isQuick, isHelp, chosen, fault } = choose(process.argv.slice(2), scenarios);
if (isHelp || fault) {
	if (fault) console.error(`${fault}\n`);
	(fault ? console.error : console.log)(usage(scenarios));
	process.exit(fault ? 2 : 0);
}

/** Nothing of it stays when it is told to stop. @param {number} code */
function end(code) {
	void close().finally(() => process.exit(code));
}
answerSignals(() => end(1));
const built = await run(join(bin, 'pnpm'), ['--filter', '@viza/api', 'run', 'build']);
if (built.code !== 0) throw new Error(built.output);

const columns = /** @type {const} */ (['sent', 'answered', 'refused', 'broken', 'failed', 'lost', 'doubled']);
const width = Math.max(...chosen.map(([name]) => name.length));
let isWell = true;
try {
	const postgres = await newPostgres(await newFolder('postgres-'));
	const ground = await newGround(postgres.url);
	console.log([''.padEnd(width), ...columns.map((name) => name.padStart(9)), '     took'].join(''));
	for (const [name, scenario] of chosen) {
		if (scenario.missing) {
			console.log(`${name.padEnd(width)}  not tried: ${scenario.missing}`);
			continue;
		}
		const began = performance.now();
		const outcome = await scenario.run({ ground, postgres, isQuick });
		const took = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9);
		console.log([name.padEnd(width), ...columns.map((column) => String(outcome[column]).padStart(9)), took].join(''));
		if (outcome.note) console.log(`  ${outcome.note}`);
		const faults = faultsOf(scenario, outcome);
		for (const fault of faults) console.log(`  ✗ ${fault}`);
		if (faults.length > 0) isWell = false;
	}
} finally {
	await close();
}
process.exitCode = isWell ? 0 : 1;
