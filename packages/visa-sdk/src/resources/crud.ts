import { type CallsOf, call, type Transport } from '../client';
import type { Contract, Section } from '../contract';

/** The calls that every resource managed by staff has. */
type CrudCalls<R extends Section> = Pick<
	CallsOf<R>,
	'list' | 'create' | 'get' | 'update' | 'usage' | 'bulk' | 'exportCsv' | 'remove'
>;

/** Creates the calls of a resource managed by staff. */
export const crudCalls = <R extends Section>(transport: Transport, path: Contract[R]['list']['path']): CrudCalls<R> => {
	const one = `${path}/{id}` as const;
	return {
		list: call<Contract[R]['list']>(transport, 'GET query' as never, path),
		create: call<Contract[R]['create']>(transport, 'POST body' as never, path as never),
		get: call<Contract[R]['get']>(transport, 'GET' as never, one as never),
		update: call<Contract[R]['update']>(transport, 'PUT body' as never, one as never),
		usage: call<Contract[R]['usage']>(transport, 'GET' as never, `${path}/usage/{id}` as never),
		bulk: call<Contract[R]['bulk']>(transport, 'POST body' as never, `${path}/bulk` as never),
		exportCsv: call<Contract[R]['exportCsv']>(transport, 'GET query' as never, `${path}/export` as never),
		remove: call<Contract[R]['remove']>(transport, 'DELETE' as never, one as never),
	} as CrudCalls<R>;
};
