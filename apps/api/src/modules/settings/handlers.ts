import type { ResourceHandlers } from '../../http/mount';
import type { Deps } from '../../platform/deps';

/** Answers with what the site needs to know about this installation, all of it public. */
export function settingsHandlers({ config }: Deps): ResourceHandlers<'settings'> {
	const { contactPhone, company, licence, hours } = config;
	const { imageRetentionDays, staffIdleMinutes, isSecondCheckRequired, paymentProvider } = config;
	return {
		// An installation that takes no real money is a demonstration.
		get: async () => ({
			contactPhone,
			company,
			licence,
			hours,
			imageRetentionDays,
			staffIdleMinutes,
			isSecondCheckRequired,
			isDemo: paymentProvider === 'sandbox',
		}),
	};
}
