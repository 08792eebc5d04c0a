import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
	const row = useRef<HTMLUListElement>(null);
	const isCounted = counts !== undefined;
	// Where not all have room, the one that is shown is in sight; the page itself stays where it is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the names wider
	useEffect(() => {
		const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
		if (!row.current || !shown) return;
		const [room, link] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()];
		if (link.right > room.right) row.current.scrollLeft += link.right - room.right;
		else if (link.left < room.left) row.current.scrollLeft += link.left - room.left;
	}, [current, isCounted]);
	return (
		<nav aria-label={words.queues.label}>
			<ul ref={row} className={css.queues}>
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
