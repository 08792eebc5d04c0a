import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '../config';
import { UsageError } from '../platform/operatorError';

/** The arguments that follow the command's name. */
export interface Given {
	options: Record<string, string | boolean | undefined>;
	/** As many as the command declares. */
	parameters: string[];
}

/** A subcommand of `viza`. */
export interface Command {
	/** The command line, for help texts. */
	usage: string;
	/** What it does, in one sentence for help texts. */
	summary: string;
	options?: NonNullable<ParseArgsConfig['options']>;
	/** Required options. */
	needed?: string[];
	/** The number of positional arguments. */
	parameters?: number;
	/**
	 * @param readConfig returns the settings; throws if they are invalid
	 * @returns false if the command has reported an error itself
	 */
	run(readConfig: () => Config, given: Given): Promise<unknown>;
}

/** @throws UsageError a single line that includes the correct usage */
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
		// The library's message continues with explanations after the first sentence.
		const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n/) : [];
		throw fault(`${sentence.replace(/\.$/, '')}.`);
	}
}
