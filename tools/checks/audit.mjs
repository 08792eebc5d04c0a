// Asks the registry which of the service's dependencies have known vulnerabilities. `npm run audit`; CI runs it on
// every change.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, run } from '../setup/shared.mjs';

/** What runs in production fails the audit; development tools are only reported. */
const LEVEL = 'moderate';

/**
 * @param {{ code: number, output: string }} answer of `pnpm audit`
 * @returns {{ code: number, line: string }}
 */
export function verdictOf({ code, output }) {
	// A mirror of the registry may not offer vulnerability reports.
	if (/ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(output)) {
		return { code: 0, line: 'This registry answers no questions about faults: nothing was looked up.' };
	}
	if (/ERR_PNPM|ERR_SOCKET|ENOTFOUND|ECONNREFUSED/.test(output)) {
		return { code: 1, line: 'The registry could not be asked.' };
	}
	return code === 0
		? { code: 0, line: `No known fault of level ${LEVEL} or above in what the service runs on.` }
		: {
				code: 1,
				line: `Known faults in what the service runs on. Take a newer version, or say in SECURITY.md why not.`,
			};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const answer = await run(join(bin, 'pnpm'), ['audit', '--prod', '--audit-level', LEVEL]);
	const { code, line } = verdictOf(answer);
	if (code !== 0) console.error(answer.output.trimEnd());
	console.log(line);
	process.exitCode = code;
}
