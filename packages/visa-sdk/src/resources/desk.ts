import { type CallOptions, type CallsOf, call, sendAsStream, type Transport } from '../client';
import type { Contract, LiveEvent } from '../contract';

type Desk = Contract['desk'];
type Events = Contract['events'];

/** The calls of the desk, and its live events. */
export type DeskCalls = CallsOf<'desk', 'live'> & {
	/**
	 * Tells what happens until the server ends it, the signal is given or the line breaks; see `followDesk` of
	 * `visa-sdk/queries` for one that comes back.
	 */
	live(onEvent: (event: LiveEvent) => void, options?: CallOptions): Promise<void>;
};

/** The calls about the work at requests. */
export const deskCalls = (transport: Transport): DeskCalls => ({
	queues: call<Desk['queues']>(transport, 'GET', '/desk/queues'),
	takeNext: call<Desk['takeNext']>(transport, 'POST body', '/desk/take-next'),
	assignMany: call<Desk['assignMany']>(transport, 'POST body', '/desk/assign'),
	templates: call<Desk['templates']>(transport, 'GET', '/desk/templates'),
	figures: call<Desk['figures']>(transport, 'GET query', '/desk/figures'),
	look: call<Desk['look']>(transport, 'POST body', '/desk/look'),
	live: async (onEvent, options) => {
		const send = sendAsStream((data) => onEvent(JSON.parse(data) as LiveEvent), options);
		await transport({ method: 'GET', path: '/desk/live', send }, options);
	},
});

/** The calls about what has happened. */
export const eventCalls = (transport: Transport): CallsOf<'events'> => ({
	list: call<Events['list']>(transport, 'GET query', '/events'),
	exportCsv: call<Events['exportCsv']>(transport, 'GET query', '/events/export'),
});
