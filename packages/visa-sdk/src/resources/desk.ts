import { type CallOptions, call, sendAsStream, type Transport } from '../client';
import type { Contract, LiveEvent } from '../contract';

type Desk = Contract['desk'];
type Events = Contract['events'];

export const deskCalls = (transport: Transport) => ({
	queues: call<Desk['queues']>(transport, 'GET', '/desk/queues', 'nothing'),
	takeNext: call<Desk['takeNext']>(transport, 'POST', '/desk/take-next', 'body'),
	assignMany: call<Desk['assignMany']>(transport, 'POST', '/desk/assign', 'body'),
	templates: call<Desk['templates']>(transport, 'GET', '/desk/templates', 'nothing'),
	figures: call<Desk['figures']>(transport, 'GET', '/desk/figures', 'query'),
	look: call<Desk['look']>(transport, 'POST', '/desk/look', 'body'),
	/**
	 * Tells what happens until the server ends it, the signal is given or the line breaks; see `followDesk` of
	 * `visa-sdk/queries` for one that comes back.
	 */
	live: async (onEvent: (event: LiveEvent) => void, options?: CallOptions): Promise<void> => {
		const send = sendAsStream((data) => onEvent(JSON.parse(data) as LiveEvent));
		await transport({ method: 'GET', path: '/desk/live', send }, options);
	},
});

export const eventCalls = (transport: Transport) => ({
	list: call<Events['list']>(transport, 'GET', '/events', 'query'),
	/** With the mark at its start that tells spreadsheets of UTF-8. */
	exportCsv: call<Events['exportCsv']>(transport, 'GET', '/events/export', 'query'),
});
