import type { Command } from './command';

/** By the name on the command line; each is loaded only when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
	serve: async () => (await import('./serve')).serve,
	migrate: async () => (await import('./migrate')).migrate,
	seed: async () => (await import('./seed')).seed,
	'create-admin': async () => (await import('./createAdmin')).createAdmin,
	'reset-second-factor': async () => (await import('./resetSecondFactor')).resetSecondFactor,
	backup: async () => (await import('./backup')).backup,
	restore: async () => (await import('./restore')).restore,
	'rotate-keys': async () => (await import('./rotateKeys')).rotateKeys,
	reconcile: async () => (await import('./reconcile')).reconcile,
	'resolve-refund': async () => (await import('./resolveRefund')).resolveRefund,
	doctor: async () => (await import('./doctor')).doctor,
};
