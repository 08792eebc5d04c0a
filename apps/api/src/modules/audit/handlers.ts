import { eventFileName } from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { type ResourceHandlers, signedIn } from '../../http/mount';
import { CsvText } from '../../platform/csvText';
import type { Deps } from '../../platform/deps';
import { actorOf, record } from './events';
import { createTrail, trailCsv } from './list';

/** Answers the calls about the audit trail. Exporting it is recorded in it. [DSH-15] */
export function eventHandlers(deps: Deps): ResourceHandlers<'events'> {
	const { clock } = deps;
	const { db } = deps.database;
	const trail = createTrail(deps);
	return {
		list: ({ query }) => trail(query),
		async exportCsv(call) {
			const now = clock.now();
			// Exporting the trail is recorded in it; the export ends before that event.
			const event = { subject: 'user', subjectId: signedIn(call).id, kind: 'trail-exported' } as const;
			await record(db, clock, actorOf(call), event);
			return new CsvText(trailCsv(db, call.query, now), eventFileName(businessToday(now).toString()));
		},
	};
}
