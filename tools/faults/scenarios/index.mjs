// Everything that happens to the service, by the name of its row.
import { ofClients } from './clients.mjs';
import { ofDatabase } from './database.mjs';
import { ofDisks } from './disks.mjs';
import { ofNeighbours } from './neighbours.mjs';
import { ofProcesses } from './processes.mjs';

/**
 * `isQuick`: takes a few seconds at a small scale. `mayBreak`: connections may break, because processes end. `missing`:
 * what it needs and this machine lacks.
 * @typedef {{ ground: import('../service.mjs').Ground, postgres: import('../service.mjs').Postgres, isQuick: boolean }} Stage
 * @typedef {{ run(stage: Stage): Promise<import('../load.mjs').Outcome>, isQuick?: true, mayBreak?: true, missing?: string | null }} Scenario
 */

/** @type {Record<string, Scenario>} */
export const scenarios = { ...ofProcesses, ...ofDatabase, ...ofDisks, ...ofNeighbours, ...ofClients };

const FAULTS_TOLD = 5;
/**
 * What is wrong with a result, in words; nothing if every call was answered, or refused and answered later.
 * @param {Scenario} scenario @param {import('../load.mjs').Outcome} outcome
 */
export function faultsOf({ mayBreak }, { broken, failed, lost, doubled, faults }) {
	const counts = Object.entries({ broken: mayBreak ? 0 : broken, failed, lost, doubled });
	const wrong = counts.filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
	// Of a thousand identical ones a few are enough.
	const told = new Set(faults.map((fault) => fault.replace(/,?"requestId":.*/, '')));
	return [...wrong, ...[...told].slice(0, FAULTS_TOLD)];
}
