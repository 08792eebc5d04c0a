import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './docs.css';
import { pageAddress } from './pageAddress';
import { patternWords, type WordPath } from './patternWords';
import { catalogues, sampleIn } from './sampleIn';

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

const languages = ['az', 'en', 'ru'] as const;

interface WordsProps {
	/** Phrases of the components. */
	of: readonly WordPath[];
	/** Phrases that a page gives itself, as the samples do. */
	samples?: readonly string[];
}

/** Phrases as the components use them, in each language: read from the catalogues, so that they are never outdated. */
export function Words({ of, samples = [] }: WordsProps) {
	return (
		<Unstyled>
			<div className={css.scroller}>
				<table className={`${css.table} ${css.wordTable}`} data-testid="words">
					<thead>
						<tr>
							{languages.map((language) => (
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
								{languages.map((language) => (
									<td key={language} lang={language}>
										{patternWords(catalogues[language].components, path)}
									</td>
								))}
								<td>
									<code className={css.wordPath}>{path}</code>
								</td>
							</tr>
						))}
						{samples.map((words) => (
							<tr key={words}>
								{languages.map((language) => (
									<td key={language} lang={language}>
										{sampleIn(words, language)}
									</td>
								))}
								<td>your own</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Unstyled>
	);
}
