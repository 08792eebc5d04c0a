import { parseArgs } from 'node:util';

/** @typedef {{ isQuick?: boolean, missing?: string | null | undefined }} Scenario */

/** How it is called. @param {Record<string, Scenario>} scenarios */
export const usage = (scenarios) =>
	[
		'npm run faults -- [--quick] [name …]',
		'',
		'  name      scenarios with this word in their name; all without one',
		'  --quick   the quick ones, small, as npm test plays them',
		'  --help    this',
		'',
		...Object.entries(scenarios).map(([name, { isQuick }]) => `  ${name}${isQuick ? '  (quick)' : ''}`),
	].join('\n');

/**
 * Which scenarios to run. @template {Scenario} Kind @param {string[]} given @param {Record<string, Kind>} scenarios
 * @returns {{ isQuick: boolean, isHelp: boolean, chosen: [string, Kind][], fault: string | null }} fault: why nothing is
 */
export function choose(given, scenarios) {
	const nothing = { isQuick: false, isHelp: false, chosen: [], fault: null };
	try {
		const options = /** @type {const} */ ({ quick: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } });
		const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
		const isQuick = values.quick ?? false;
		if (values.help) return { ...nothing, isHelp: true };
		const all = Object.entries(scenarios).filter(([, scenario]) => !isQuick || scenario.isQuick);
		const unknown = positionals.find((word) => !all.some(([name]) => name.includes(word)));
		if (unknown !== undefined)
			return { ...nothing, fault: `No ${isQuick ? 'quick ' : ''}scenario is called ${unknown}.` };
		const isWanted = (/** @type {string} */ name) =>
			positionals.length === 0 || positionals.some((word) => name.includes(word));
		return { ...nothing, isQuick, chosen: all.filter(([name]) => isWanted(name)) };
	} catch (error) {
		return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
	}
}

/**
 * The reader may have seen enough (`| head`), and then there is no reason to continue.
 * @param {import('node:stream').Writable} output @param {() => void} end
 */
export function whenUnread(output, end) {
	output.on('error', (error) => {
		if (!('code' in error) || error.code !== 'EPIPE') throw error;
		end();
	});
}
