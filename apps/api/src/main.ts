import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { commands } from './commands';
import { readGiven } from './commands/command';
import { asksForHelp, helpOf, helpOfAll } from './commands/help';
import { readConfig } from './config';
import { reasonOf } from './platform/describe';
import { OperatorError, UsageError } from './platform/operatorError';

// Compiled code is cached next to the code, if that is writable: the next start takes half the time.
enableCompileCache(join(import.meta.dirname, '.compiled'));

// A reader may close the pipe early, as `| head` does: the command finishes nevertheless.
for (const stream of [process.stdout, process.stderr])
	stream.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
	});

async function main(): Promise<void> {
	const [name = 'serve', ...args] = process.argv.slice(2);
	if (asksForHelp(name)) return console.log(await helpOfAll());
	const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!load) throw new UsageError(`There is no command ${name}. Usage: viza ${Object.keys(commands).join('|')}`);
	const command = await load();
	if (args.some(asksForHelp)) return console.log(helpOf(command));
	const isFine = await command.run(() => readConfig(process.env), readGiven(command, args));
	if (isFine === false) process.exitCode = 1;
}

try {
	await main();
} catch (error) {
	const isExpected = error instanceof OperatorError;
	console.error(isExpected ? error.message : `Viza could not start: ${reasonOf(error)}`);
	if (!isExpected && process.env.LOG_LEVEL === 'debug') console.error(error);
	process.exit(error instanceof UsageError ? 2 : 1);
}
