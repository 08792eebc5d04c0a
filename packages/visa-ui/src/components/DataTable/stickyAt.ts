import type { CSSProperties } from 'react';

/** The place of a sticky cell: a number for a column, a name for what precedes the columns. */
export type StickyPlace = number | 'select' | 'open';

/** The custom property with its distance from the start, measured from the heads. */
export const stickyProperty = (place: string) => `--viza-table-at-${place}`;

/** The attributes of a cell that stays visible when the table scrolls sideways. */
export function stickyAt(place: StickyPlace): { 'data-sticky': string; style: CSSProperties } {
	return { 'data-sticky': String(place), style: { insetInlineStart: `var(${stickyProperty(String(place))})` } };
}
