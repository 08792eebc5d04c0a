import type { CSSProperties } from 'react';

/** The place of a sticky cell: a number for a column, a name for what stands before the columns. */
export type StickyPlace = number | 'select' | 'open';

/** The custom property that holds how far from the start it stays; measured from the heads. */
export const stickyProperty = (place: string) => `--viza-table-at-${place}`;

/** What a cell carries that stays in sight when the table scrolls sideways. */
export function stickyAt(place: StickyPlace): { 'data-sticky': string; style: CSSProperties } {
	return { 'data-sticky': String(place), style: { insetInlineStart: `var(${stickyProperty(String(place))})` } };
}
