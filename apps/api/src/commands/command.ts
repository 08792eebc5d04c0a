import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '../config';

/** What stands on the command line after the command's name. */
export interface Given {
	options: Record<string, string | boolean | undefined>;
	/** As many as the command has parameters. */
	parameters: string[];
}

export interface Command {
	/** How it is typed. */
	usage: string;
	options?: NonNullable<ParseArgsConfig['options']>;
	/** Options that must be there. */
	needed?: string[];
	/** How many words follow that are no options. */
	parameters?: number;
	/**
	 * @param readConfig the settings; throws when they are wrong
	 * @returns false when it has told of a fault itself
	 */
	run(readConfig: () => Config, given: Given): Promise<unknown>;
}

/** A command line that is none; ends with code 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** @throws UsageError in one line, with how it is right */
export function readGiven(command: Command, args: string[]): Given {
	const fault = (text: string) => new UsageError(`${text} Usage: ${command.usage}`);
	try {
		const { values, positionals } = parseArgs({ args, options: command.options ?? {}, allowPositionals: true });
		const missing = command.needed?.find((name) => values[name] === undefined);
		if (missing) throw fault(`--${missing} is missing.`);
		const expected = command.parameters ?? 0;
		if (positionals.length < expected) throw fault('Something is missing.');
		if (positionals.length > expected) throw fault(`${positionals[expected]} is too much.`);
		return { options: values as Given['options'], parameters: positionals };
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : '';
		if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
		// The library's explanations go on after the first sentence.
		const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
		throw fault(`${sentence.replace(/\.$/, '')}.`);
	}
}
