import { backup } from './backup';
import type { Command } from './command';
import { createAdmin } from './createAdmin';
import { doctor } from './doctor';
import { migrate } from './migrate';
import { restore } from './restore';
import { seed } from './seed';
import { serve } from './serve';

/** By the word on the command line. */
export const commands: Record<string, Command> = {
	serve,
	migrate,
	seed,
	'create-admin': createAdmin,
	backup,
	restore,
	doctor,
};
