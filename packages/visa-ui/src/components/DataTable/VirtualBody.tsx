'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { DetailRow, stayAmongRows } from './RowParts';
import * as css from './Rows.css';
import { TableRow } from './TableRow';
import { tableRoles } from './tableRoles';
import { useRowHeights } from './useRowHeights';
import { spanOf, type TableBodyProps, useRowProps } from './useRowProps';
import { useVirtualRows } from './useVirtualRows';
import { widthsOf } from './widths';

export interface VirtualBodyProps<Row extends { id: string }, Id extends string> extends TableBodyProps<Row, Id> {
	isCompact: boolean;
}

/** Only the visible rows and a few beside them, each with its index among all. */
export default function VirtualBody<Row extends { id: string }, Id extends string>(props: VirtualBodyProps<Row, Id>) {
	const { state, expansion, isStale } = props;
	const body = useRef<HTMLTableSectionElement>(null);
	const refs = useComposedRefs(body, stayAmongRows);
	const rowProps = useRowProps(props);
	const { rows } = state;
	const { expanded } = state.table.state;
	// An expanded row counts as two: itself and its details.
	const lines = useMemo(
		() => rows.flatMap((row) => (expanded !== true && expanded[row.id] && row.getCanExpand() ? [row, row] : [row])),
		[rows, expanded],
	);
	const { height, gap } = useRowHeights(props.isCompact, body);
	const { items, total, measure, onFocus } = useVirtualRows({
		body,
		count: lines.length,
		height,
		gap,
		keyOf: (index) => `${lines[index]?.id}${lines[index] === lines[index - 1] ? '+' : ''}`,
	});
	const { settle } = state.layout;
	const isDrawn = items.length > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: other columns settle anew
	useEffect(() => {
		// Cards have no columns.
		if (!isDrawn || gap > 0) return;
		let isGone = false;
		// Not while the fallback font is shown. Without layout, as in jsdom, there are no fonts to wait for, and no widths.
		void body.current?.ownerDocument.fonts?.ready.then(() => !isGone && settle(widthsOf(body.current)));
		return () => {
			isGone = true;
		};
	}, [isDrawn, gap, settle, state.columns]);
	const span = spanOf(props);
	let end = 0;
	const gapBefore = (start: number) => {
		const space = Math.max(0, start - end - (end > 0 ? 2 * gap : gap));
		return space > 0 && <Space height={space} span={span} />;
	};
	return (
		<tbody
			{...tableRoles.group}
			ref={refs}
			className={css.body}
			data-virtual=""
			data-stale={isStale || undefined}
			onFocus={onFocus}
		>
			{items.map(({ index, start, end: itemEnd, key }) => {
				const stateRow = lines[index];
				if (!stateRow) return null;
				const space = gapBefore(start);
				end = itemEnd;
				const { key: _id, ...row } = rowProps(stateRow);
				// The head is the first row.
				const place = { ref: measure, index, rowIndex: index + 2 };
				return (
					<Fragment key={key}>
						{space}
						{stateRow === lines[index - 1] ? (
							<DetailRow {...place} id={row.detailId} span={span}>
								{expansion?.content(row.row)}
							</DetailRow>
						) : (
							<TableRow {...place} {...row} />
						)}
					</Fragment>
				);
			})}
			{gapBefore(total + gap)}
		</tbody>
	);
}

const unseen = { 'aria-hidden': true } as const;

/** As high as the rows that aren't rendered. */
function Space({ height, span }: { height: number; span: number }) {
	return (
		<tr {...unseen} className={css.space}>
			<td colSpan={span} style={{ height, padding: 0, border: 0 }} />
		</tr>
	);
}
