import { readVerdict } from '../modules/payments/reconcileReport';
import { OperatorError } from '../platform/operatorError';
import { withServices } from '../start';
import type { Command } from './command';

/** Settles a refund whose outcome the provider doesn't report. If told to, a sweep sends it again after some minutes. */
export const resolveRefund: Command = {
	usage: 'viza resolve-refund <reference>[/<attempt>] happened|again',
	summary: "Settles a refund whose outcome the provider doesn't report.",
	parameters: 2,
	async run(readConfig, { parameters }) {
		const [reference, verdict] = readVerdict(parameters);
		const refund = await withServices(readConfig(), ({ payments }) => payments.resolveRefund(reference, verdict));
		if (!refund) throw new OperatorError(`${reference} has no refund under way.`);
		console.log(verdict === 'happened' ? 'The refund is done.' : 'The refund will be sent again in a few minutes.');
	},
};
