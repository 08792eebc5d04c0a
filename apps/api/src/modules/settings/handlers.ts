import type { ResourceHandlers } from '../../http/mount';
import type { Deps } from '../../platform/deps';

export function settingsHandlers({ config }: Deps): ResourceHandlers<'settings'> {
	return {
		// The sandbox is the only payment provider so far, and an installation with it is a demonstration.
		get: async () => ({
			contactPhone: config.contactPhone,
			imageRetentionDays: config.imageRetentionDays,
			isDemo: true,
		}),
	};
}
