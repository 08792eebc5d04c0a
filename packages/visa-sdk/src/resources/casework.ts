import { call, type Transport } from '../client';
import type { Contract } from '../contract';
import { fileCall, type VisaOptions } from './file';

type VisaRequests = Contract['visaRequests'];

/** The desk's part of the calls of visa requests. */
export const caseworkCalls = (transport: Transport) => {
	const one = '/visa-requests/{id}';
	const sendVisa = fileCall<VisaRequests['attachVisa']>(transport, `${one}/visas`);
	return {
		askInformation: call<VisaRequests['askInformation']>(transport, 'POST body', `${one}/information`),
		answerInformation: call<VisaRequests['answerInformation']>(transport, 'POST body', `${one}/information/answer`),
		sendMessage: call<VisaRequests['sendMessage']>(transport, 'POST body', `${one}/messages`),
		check: call<VisaRequests['check']>(transport, 'POST body', `${one}/check`),
		attachVisa: (params: { id: string }, file: File, version: number, { traveller, ...options }: VisaOptions = {}) =>
			sendVisa(file, options, { params, query: { version, ...(traveller && { traveller }) } }),
		removeVisa: (params: { id: string; key: string }, version: number) =>
			transport({
				...{ method: 'DELETE', path: `${one}/visas/{key}`, params, query: { version } },
				isAnswered: true,
			}) as Promise<Awaited<ReturnType<typeof sendVisa>>>,
		visaLink: call<VisaRequests['visaLink']>(transport, 'GET', `${one}/visas/{key}/link`),
	};
};
