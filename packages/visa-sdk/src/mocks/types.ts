import type { z } from 'zod';
import type { Contract, Endpoint, PathParams, ResponseOf } from '../contract';
import type { World } from './world';

/** What a response is computed from: the call, parsed by the contract. */
export interface Asked<E extends Endpoint> {
	readonly world: World;
	readonly params: Readonly<Record<PathParams<E['path']>, string>>;
	readonly query: z.output<E['query']>;
	readonly body: z.output<E['body']>;
	readonly request: Request;
}

/** For each call of the contract, what answers it in a world. */
export type Answers = {
	[R in keyof Contract]: {
		[C in keyof Contract[R]]: Contract[R][C] extends Endpoint
			? (asked: Asked<Contract[R][C]>) => ResponseOf<Contract[R][C]> | Promise<ResponseOf<Contract[R][C]>>
			: never;
	};
};
