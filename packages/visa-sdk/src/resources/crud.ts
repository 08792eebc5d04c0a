import { call, type Transport } from '../client';
import type { Contract, Section } from '../contract';

/** The calls of a resource that staff keep. */
export const crudCalls = <R extends Section>(transport: Transport, path: Contract[R]['list']['path']) => {
	const one = `${path}/{id}` as const;
	return {
		list: call<Contract[R]['list']>(transport, 'GET', path, 'query' as never),
		create: call<Contract[R]['create']>(transport, 'POST', path as never, 'body' as never),
		get: call<Contract[R]['get']>(transport, 'GET', one as never, 'nothing' as never),
		update: call<Contract[R]['update']>(transport, 'PUT', one as never, 'body' as never),
		usage: call<Contract[R]['usage']>(transport, 'GET', `${path}/usage/{id}` as never, 'nothing' as never),
		bulk: call<Contract[R]['bulk']>(transport, 'POST', `${path}/bulk` as never, 'body' as never),
		/** With the mark at its start that tells spreadsheets of UTF-8. */
		exportCsv: call<Contract[R]['exportCsv']>(transport, 'GET', `${path}/export` as never, 'query' as never),
		remove: call<Contract[R]['remove']>(transport, 'DELETE', one as never, 'nothing' as never),
	};
};
