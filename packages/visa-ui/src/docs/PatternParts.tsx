import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { components as az } from '../strings/az/components';
import { components as en } from '../strings/en/components';
import { components as ru } from '../strings/ru/components';
import * as css from './docs.css';
import { PairOf } from './Examples';
import { pageAddress } from './pageAddress';
import { patternWords, type WordPath } from './patternWords';

interface PairProps {
	good: ReactNode;
	bad: ReactNode;
	/** Why one and not the other. */
	because: string;
}

/** Do and don't examples of a pattern, rendered. */
export const Pair = (props: PairProps) => <PairOf {...props} />;

/** The components that a pattern uses, each with a link to its page. */
export function MadeOf({ names }: { names: readonly string[] }) {
	return (
		<Unstyled>
			<ul className={css.madeOf} data-testid="made of">
				{names.map((name) => (
					<li key={name}>
						<a href={pageAddress(name)} target="_top" className={css.madeOfName}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</Unstyled>
	);
}

const languages = { az, en, ru };

/** Phrases as the components use them, in each language: read from the catalogues, so that they are never outdated. */
export function Words({ of }: { of: readonly WordPath[] }) {
	return (
		<Unstyled>
			<div className={css.scroller}>
				<table className={`${css.table} ${css.wordTable}`} data-testid="words">
					<thead>
						<tr>
							{Object.keys(languages).map((language) => (
								<th key={language} scope="col">
									{language}
								</th>
							))}
							<th scope="col">in the catalogue</th>
						</tr>
					</thead>
					<tbody>
						{of.map((path) => (
							<tr key={path}>
								{Object.entries(languages).map(([language, catalogue]) => (
									<td key={language} lang={language}>
										{patternWords(catalogue, path)}
									</td>
								))}
								<td>
									<code className={css.wordPath}>{path}</code>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Unstyled>
	);
}
