import { type CallOptions, type CallsOf, call, sendAsStream, type Transport } from '../client';
import type { Contract, LiveEvent } from '../contract';

type Desk = Contract['desk'];
type Events = Contract['events'];

/** The calls of the desk, and its live events. */
export type DeskCalls = CallsOf<'desk', 'live'> & {
	/**
	 * Calls `onEvent` with each event until the server ends the stream, the signal aborts or the connection breaks;
	 * `followDesk` of `visa-sdk/queries` reconnects.
	 */
	live(onEvent: (event: LiveEvent) => void, options?: CallOptions): Promise<void>;
};

/** The calls about the work on requests. */
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

/** The calls about the audit trail. */
export const eventCalls = (transport: Transport): CallsOf<'events'> => ({
	list: call<Events['list']>(transport, 'GET query', '/events'),
	exportCsv: call<Events['exportCsv']>(transport, 'GET query', '/events/export'),
});
