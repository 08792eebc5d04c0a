import { actorOf } from '../modules/audit/events';
import type { Crud } from '../modules/catalogue/resource';
import { Refusal } from '../platform/refusal';
import { sentences } from '../platform/sentences';

/** Said by the contract, and answered by the mocks alone as yet. */
export const notYet = async (): Promise<never> => {
	throw new Refusal(503, 'UNAVAILABLE', sentences.unavailable);
};

interface Caller {
	user: { id: string } | null;
	request: { id: string };
}
type One = { params: { id: string } };

/** The calls of a resource that staff keep; who may make them is the contract's to say. */
export function crudHandlers<Item, Input, Query, Changes>(crud: Crud<Item, Input, Query, Changes>) {
	return {
		list: ({ query }: { query: Query }) => crud.list(query),
		get: ({ params }: One) => crud.get(params.id),
		create: (call: Caller & { body: Input }) => crud.create(call.body, actorOf(call)),
		update: (call: Caller & One & { body: Changes }) => crud.update(call.params.id, call.body, actorOf(call)),
		async remove(call: Caller & One) {
			await crud.remove(call.params.id, actorOf(call));
			return { outcome: 'deleted' as const };
		},
		usage: notYet,
		bulk: notYet,
		exportCsv: notYet,
	};
}
