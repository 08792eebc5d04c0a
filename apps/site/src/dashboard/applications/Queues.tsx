import { useQuery } from '@tanstack/react-query';
import { formatAmount } from 'visa-sdk/format';
import { useAnchor } from 'visa-ui';
import { countsOptions } from './calls';
import * as css from './desk.css';
import { type DeskQueue, deskQueues } from './deskLists';
import { queueAddress } from './deskState';
import { words } from './strings';

/** The queues, each with how much waits in it. [DSH-10] */
export function Queues({ current }: { current: DeskQueue }) {
	const { data: counts } = useQuery(countsOptions);
	return (
		<nav aria-label={words.queues.label}>
			<ul className={css.queues}>
				{deskQueues.map((queue) => (
					<li key={queue}>
						<QueueLink queue={queue} count={counts?.[queue]} isCurrent={queue === current} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function QueueLink({ queue, count, isCurrent }: { queue: DeskQueue; count: number | undefined; isCurrent: boolean }) {
	const anchor = useAnchor({ href: queueAddress(queue) });
	return (
		<a {...anchor} className={css.queue} aria-current={isCurrent ? 'page' : undefined}>
			{words.queues[queue]}
			{count !== undefined && <span className={css.count}>{formatAmount(count)}</span>}
		</a>
	);
}
