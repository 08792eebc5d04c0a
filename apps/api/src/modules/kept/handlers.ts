import type { IncomingHttpHeaders } from 'node:http';
import { csvFileName, type Section } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { inLanguageOf } from '../../http/language';
import type { Clock } from '../../platform/clock';
import { CsvText } from '../../platform/csvText';
import { actorOf } from '../audit/events';
import type { BulkOrder, Exported, Filter, KeptRecords } from './resource';

interface Caller {
	user: { id: string } | null;
	request: { id: string; headers: IncomingHttpHeaders };
}
type One = { params: { id: string } };

/** The calls of a resource managed by staff; the contract defines who may make them. */
export function keptHandlers<Item, Input, Query, Changes>(
	{ clock }: { clock: Clock },
	section: Section,
	kept: KeptRecords<Item, Input, Query, Changes>,
) {
	return {
		list: ({ query }: { query: Query }) => kept.list(query),
		get: ({ params }: One) => kept.get(params.id),
		create: (call: Caller & { body: Input }) => kept.create(call.body, actorOf(call)),
		update: (call: Caller & One & { body: Changes }) => kept.update(call.params.id, call.body, actorOf(call)),
		remove: (call: Caller & One) => kept.remove(call.params.id, actorOf(call)),
		usage: ({ params }: One) => kept.usage(params.id),
		bulk: async (call: Caller & { body: BulkOrder<Filter> }) =>
			inLanguageOf(call.request, await kept.bulk(call.body, actorOf(call))),
		exportCsv: async ({ query }: { query: Exported<Filter> }) =>
			new CsvText(kept.exportCsv(query), csvFileName(section, businessToday(clock.now()).toString())),
	};
}
