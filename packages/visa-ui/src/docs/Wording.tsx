import { Unstyled } from '@storybook/addon-docs/blocks';
import { CheckIcon, CloseIcon } from '../components/Icon';
import { StringsProvider } from '../strings/context';
import * as css from './docs.css';
import { catalogues, type SampleLanguage } from './sampleIn';
import type { InLanguages, WordingRule } from './wordings';
import { wordings } from './wordings';

interface WordingProps {
	/** A chapter of the content guide. */
	of: keyof typeof wordings;
}

/** How something is written, right beside wrong, each rendered in the three languages. */
export function Wording({ of }: WordingProps) {
	return wordings[of].map((rule) => (
		<Unstyled key={rule.because}>
			<div className={css.pair} data-testid="wording">
				<Side rule={rule} kind="Do" words={rule.good} />
				<Side rule={rule} kind="Don’t" words={rule.bad} />
				<p className={css.caption}>{rule.because}</p>
			</div>
		</Unstyled>
	));
}

interface SideProps {
	rule: WordingRule;
	kind: 'Do' | 'Don’t';
	words: InLanguages;
}

function Side({ rule, kind, words }: SideProps) {
	const { draw } = rule;
	return (
		<figure className={css.side} data-kind={kind}>
			<ul className={css.wordings}>
				{(Object.keys(catalogues) as SampleLanguage[]).map((language) => (
					<li key={language} className={css.wording}>
						<span className={css.wordingLanguage}>{language}</span>
						<div lang={language} inert>
							<StringsProvider strings={catalogues[language]}>{draw(words[language])}</StringsProvider>
						</div>
					</li>
				))}
			</ul>
			<figcaption className={css.sideWord}>
				{kind === 'Do' ? <CheckIcon size="small" /> : <CloseIcon size="small" />} {kind}
			</figcaption>
		</figure>
	);
}
