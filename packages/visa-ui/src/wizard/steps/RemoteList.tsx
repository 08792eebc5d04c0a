import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useWizardStrings } from '../../strings/wizard';
import type { Remote } from '../machine';
import { RetryNotice } from '../RetryNotice';

export interface RemoteListProps<Item> {
	list: Remote<Item>;
	/** The height of one loading row, in px: that of a loaded one, so that nothing moves. */
	rowHeight: number;
	rows?: number;
	/** Arranges the loading rows like the loaded ones; stacked by default. */
	arrange?: (rows: ReactNode) => ReactNode;
	/** The children say themselves that they are awaited, also while nothing of what is known is left. */
	isSaid?: boolean;
	children: (items: readonly Item[]) => ReactNode;
}

/**
 * A server's list: loading, or what is known until then; failed, with the server's message and a retry button; or loaded.
 * [VTY-04]
 */
export function RemoteList<Item>({ list, rowHeight, rows = 3, arrange, isSaid, children }: RemoteListProps<Item>) {
	const words = useWizardStrings();
	if (list.status === 'ready') return children(list.items);
	if (list.status === 'loading' && list.known && (isSaid || list.known.length > 0)) return children(list.known);
	if (list.status === 'failed') return <RetryNotice problem={list.problem} />;
	// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
	const waiting = Array.from({ length: rows }, (_, index) => <Skeleton key={index} height={rowHeight} />);
	return (
		<Stack gap="s">
			<VisuallyHidden>
				<span role="status">{words.loading}</span>
			</VisuallyHidden>
			{arrange ? arrange(waiting) : waiting}
		</Stack>
	);
}
