import { useQuery } from '@tanstack/react-query';
import { formatAmount } from 'visa-sdk/format';
import { LinkTabs } from 'visa-ui';
import { queueCountsOptions } from './calls';
import * as css from './desk.css';
import { type DeskQueue, deskQueues } from './deskLists';
import { queueAddress } from './deskState';
import { words } from './strings';

/** The queues, each with its number of cases. [DSH-10] */
export function Queues({ current }: { current: DeskQueue }) {
	const { data: counts } = useQuery(queueCountsOptions);
	return (
		<LinkTabs
			label={words.queues.label}
			items={deskQueues.map((queue) => ({
				href: queueAddress(queue),
				label: words.queues[queue],
				// Space for two digits is reserved before they are known.
				badge: <span className={css.count}>{counts && formatAmount(counts[queue])}</span>,
			}))}
			current={queueAddress(current)}
			overflow="menu"
		/>
	);
}
