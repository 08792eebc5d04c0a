import type { ReactNode } from 'react';
import { Heading, Text } from 'visa-ui';
import * as css from './figures.css';
import * as partCss from './parts.css';
import { words } from './strings';

interface FigureTableProps {
	title: string;
	/** The dates it covers. */
	note?: string;
	heads: readonly string[];
	children: readonly ReactNode[];
}

/** A table of figures with a heading for each column. */
export function FigureTable({ title, note, heads, children }: FigureTableProps) {
	return (
		<div className={css.figure}>
			<Heading level={3} size="tiny">
				{title}
			</Heading>
			{note && <Text tone="soft">{note}</Text>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys can only scroll what has the focus */}
			<section className={css.figureFrame} aria-label={title} tabIndex={0}>
				<table className={partCss.money} aria-label={title}>
					<thead>
						<tr>
							{heads.map((head, index) => (
								<th key={head} scope="col" data-end={index > 0 || undefined}>
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>{children}</tbody>
				</table>
			</section>
		</div>
	);
}

/** What there are no figures of yet, together in one card: each alone would be as high as a table, and empty. */
export function NoFigures({ titles, note }: { titles: readonly string[]; note: string }) {
	if (titles.length === 0) return null;
	return (
		<div className={css.noFigures}>
			{titles.map((title) => (
				<div key={title} className={partCss.part}>
					<Heading level={3} size="tiny">
						{title}
					</Heading>
					<Text tone="soft">{note}</Text>
					<Text tone="soft">{words.figures.none}</Text>
				</div>
			))}
		</div>
	);
}

/** A row of it: what it counts, and a cell for each figure. */
export function FigureRow({ name, children }: { name: string; children: ReactNode }) {
	const cells = [children].flat();
	return (
		<tr>
			<th scope="row">{name}</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
				<td key={index}>{cell}</td>
			))}
		</tr>
	);
}
