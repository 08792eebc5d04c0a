// npm run faults [name …]: what happens to the service while it is at work, and what became of each call. Ends with 1
// when a call failed, was lost or came twice. `--quick`: small, as npm test does it.
import { join } from 'node:path';
import { answerSignals, bin, run } from '../setup/shared.mjs';

const built = await run(join(bin, 'pnpm'), ['--filter', '@viza/api', 'run', 'build']);
if (built.code !== 0) throw new Error(built.output);
const { close, newFolder, newGround, newPostgres } = await import('./service.mjs');
const { faultsOf, scenarios } = await import('./scenarios/index.mjs');

const columns = /** @type {const} */ (['sent', 'answered', 'refused', 'broken', 'failed', 'lost', 'doubled']);
const given = process.argv.slice(2);
const isQuick = given.includes('--quick');
const wanted = given.filter((part) => !part.startsWith('--'));
const chosen = Object.entries(scenarios).filter(
	([name, scenario]) =>
		(!isQuick || scenario.isQuick) && (wanted.length === 0 || wanted.some((part) => name.includes(part))),
);
const width = Math.max(...chosen.map(([name]) => name.length));
let isWell = true;
// Nothing of it stays when it is told to stop.
answerSignals(() => void close().finally(() => process.exit(1)));
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
