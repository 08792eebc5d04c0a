import { eventFileName } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { type ResourceHandlers, signedIn } from '../../http/mount';
import { CsvText } from '../../platform/csvText';
import type { Deps } from '../../platform/deps';
import { actorOf, record } from './events';
import { listTrail, trailCsv } from './list';

export function eventHandlers({ clock, database: { db } }: Deps): ResourceHandlers<'events'> {
	return {
		list: ({ query }) => listTrail(db, query),
		async exportCsv(call) {
			const now = clock.now();
			// Who takes the trail along stands in it; up to then, so that it ends.
			const event = { subject: 'user', subjectId: signedIn(call).id, kind: 'trail-exported' } as const;
			await record(db, clock, actorOf(call), event);
			return new CsvText(trailCsv(db, call.query, now), eventFileName(businessToday(now).toString()));
		},
	};
}
