import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatAmount } from 'visa-sdk/format';
import { useAnchor } from 'visa-ui';
import { queueCountsOptions } from './calls';
import * as css from './desk.css';
import { type DeskQueue, deskQueues } from './deskLists';
import { queueAddress } from './deskState';
import { words } from './strings';

/** The queues, each with how much waits in it. [DSH-10] */
export function Queues({ current }: { current: DeskQueue }) {
	const { data: counts } = useQuery(queueCountsOptions);
	const row = useRef<HTMLUListElement>(null);
	const isCounted = counts !== undefined;
	// Where not all have room, the one that is shown is in sight, also in another window; the page itself stays where it is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the names wider
	useEffect(() => {
		const element = row.current;
		if (!element) return;
		showCurrent(element);
		const sizes = new ResizeObserver(() => showCurrent(element));
		sizes.observe(element);
		return () => sizes.disconnect();
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

function showCurrent(row: HTMLElement) {
	const shown = row.querySelector('[aria-current]');
	if (!shown) return;
	const [room, link] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
	if (link.right > room.right) row.scrollLeft += link.right - room.right;
	else if (link.left < room.left) row.scrollLeft += link.left - room.left;
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
