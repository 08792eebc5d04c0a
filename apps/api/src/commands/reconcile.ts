import { printReconciliation, readDays } from '../modules/payments/reconcileReport';
import { withServices } from '../start';
import type { Command } from './command';

/** Compares our payments with the provider's; fails if differences remain, or money that nobody has settled. */
export const reconcile: Command = {
	usage: 'viza reconcile [--days N]',
	summary: "Compares payments with the provider's records.",
	options: { days: { type: 'string' } },
	async run(readConfig, { options }) {
		const days = readDays(options.days);
		const result = await withServices(readConfig(), ({ payments }) => payments.reconcile({ days }));
		console.log(printReconciliation(result));
		return result.unsettled.length === 0 && result.differences.every(({ isSettled }) => isSettled);
	},
};
