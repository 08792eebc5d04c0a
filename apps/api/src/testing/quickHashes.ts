import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

// Under its own name the tests would find this module: vitest.config.ts puts it in the library's place.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** A password hash takes 25 ms of CPU time, as it should; tests create thousands of accounts and sessions. */
const quick: Options = { memoryCost: 8, timeCost: 1 };
let isQuick = true;

export const hash = (password: string, options?: Options) =>
	argon2.hash(password, isQuick ? { ...options, ...quick } : options);

/** Takes as long as the hash says. */
export const { verify } = argon2;

/** What is hashed here is hashed as in production. */
export async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
	isQuick = false;
	try {
		return await work();
	} finally {
		isQuick = true;
	}
}
