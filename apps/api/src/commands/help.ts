import { commands } from '.';
import type { Command } from './command';

/** Whether this argument of the command line asks for help: `--help` or `-h`. */
export const asksForHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';

/** How a command is called, and below it what it does. */
export const helpOf = ({ usage, summary }: Command) => `${usage}\n    ${summary}`;

/** Every command as it is called, and what it does. */
export async function helpOfAll(): Promise<string> {
	const all = await Promise.all(Object.values(commands).map((load) => load()));
	return ['Usage: viza <command>', ...all.map(helpOf), 'The settings are in docs/running.md.'].join('\n\n');
}
