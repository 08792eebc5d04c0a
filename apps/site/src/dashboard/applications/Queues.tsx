import { useQueries } from '@tanstack/react-query';
import { formatAmount } from 'visa-sdk/format';
import { Badge, useAnchor } from 'visa-ui';
import { queueCount } from './calls';
import * as css from './desk.css';
import { type Queue, queues } from './deskLists';
import { queueAddress } from './deskState';
import { words } from './strings';

/** The queues, each with how much waits in it. [DSH-10] */
export function Queues({ current }: { current: Queue }) {
	const counts = useQueries({ queries: queues.map((queue) => queueCount(queue)) });
	return (
		<nav aria-label={words.queues.label}>
			<ul className={css.queues}>
				{queues.map((queue, index) => (
					<li key={queue}>
						<QueueLink queue={queue} count={counts[index]?.data} isCurrent={queue === current} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function QueueLink({ queue, count, isCurrent }: { queue: Queue; count: number | undefined; isCurrent: boolean }) {
	const anchor = useAnchor({ href: queueAddress(queue) });
	return (
		<a {...anchor} className={css.queue} aria-current={isCurrent ? 'page' : undefined}>
			{words.queues[queue]}
			{count !== undefined && <Badge>{formatAmount(count)}</Badge>}
		</a>
	);
}
