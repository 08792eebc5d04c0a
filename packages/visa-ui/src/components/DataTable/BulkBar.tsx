'use client';

import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import * as css from './DataTable.css';
import type { TableSelection } from './types';

export interface BulkBarProps<Row> {
	ids: readonly string[];
	actions: TableSelection<Row>['actions'];
	onClear: () => void;
}

/** How many rows are chosen and what can be done with them, in sight below the rows wherever they are scrolled to. */
export function BulkBar<Row>({ ids, actions, onClear }: BulkBarProps<Row>) {
	const strings = useStrings();
	return (
		<div className={ids.length > 0 ? css.bulk : undefined}>
			{/* There before its words are: a new live region is not read. */}
			<span role="status" className={css.bulkCount}>
				{ids.length > 0 && strings.tableSelected(ids.length)}
			</span>
			{ids.length > 0 && (
				<div className={css.bulkActions}>
					{actions?.(ids, onClear)}
					<Button tone="quiet" onPress={onClear}>
						{strings.tableClearSelection}
					</Button>
				</div>
			)}
		</div>
	);
}
