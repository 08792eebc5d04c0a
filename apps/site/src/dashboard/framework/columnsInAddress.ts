import type { TableColumnState } from 'visa-ui';
import type { ListShape } from '../resource';

type Text = (name: string) => string;

const WIDEST = 2_000;

/** The columns' state in a URL; unknown columns are ignored. */
export function readColumns({ columns }: ListShape, text: Text): TableColumnState {
	const all = columns.map(({ id }) => id);
	const hideable = columns.filter(({ isHideable }) => isHideable).map(({ id }) => id);
	const idsOf = (name: string, known: readonly string[]) => [
		...new Set(
			text(name)
				.split(',')
				.filter((id) => known.includes(id)),
		),
	];
	const sizes = text('widths')
		.split(',')
		.map((pair) => pair.split(':'))
		.filter(([id = '', px = '']) => all.includes(id) && /^\d{1,4}$/.test(px) && Number(px) <= WIDEST)
		.map(([id, px]) => [id, Number(px)]);
	const state = {
		hidden: idsOf('hidden', hideable),
		order: idsOf('order', all),
		pinned: idsOf('pinned', all),
		sizes: Object.fromEntries(sizes),
	};
	return Object.fromEntries(Object.entries(state).filter(([, part]) => Object.keys(part).length > 0));
}

/** The same for a URL. Inverse of {@link readColumns}. */
export function writeColumns({ hidden = [], order = [], pinned = [], sizes = {} }: TableColumnState) {
	return {
		hidden: hidden.join(','),
		order: order.join(','),
		pinned: pinned.join(','),
		widths: Object.entries(sizes)
			.map(([id, px]) => `${id}:${px}`)
			.join(','),
	};
}
