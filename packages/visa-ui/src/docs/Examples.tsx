import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../components/Icon';
import { StringsProvider } from '../strings/context';
import * as css from './docs.css';
import { type ExamplePair, examples } from './examplesOf';
import { catalogues, type SampleLanguage, sampleIn } from './sampleIn';
import { usePageOf } from './usePageOf';

/** The do and don't examples of the page's component, side by side and rendered. */
export function Examples() {
	const page = usePageOf();
	const pairs = (page && examples[page.name]) ?? [];
	return pairs.map((pair) => <PairOf key={pair.because} {...pair} />);
}

interface PairOfProps extends ExamplePair {
	/** The language that both are to be in, as far as it is known. */
	language?: SampleLanguage;
}

/** One beside the other, and why. */
export function PairOf({ good, bad, because, language = 'az' }: PairOfProps) {
	return (
		<Unstyled>
			<div className={css.pair} data-testid="do and don't">
				<Side kind="Do" language={language}>
					{good}
				</Side>
				<Side kind="Don’t" language={language}>
					{bad}
				</Side>
				<p className={css.caption}>{because}</p>
			</div>
		</Unstyled>
	);
}

interface SideProps {
	kind: 'Do' | 'Don’t';
	language: SampleLanguage;
	children: ReactNode;
}

function Side({ kind, language, children }: SideProps) {
	return (
		<figure className={css.side} data-kind={kind}>
			<div className={css.sideExample} lang={language}>
				<StringsProvider strings={catalogues[language]}>{sampleIn(children, language)}</StringsProvider>
			</div>
			<figcaption className={css.sideWord}>
				{kind === 'Do' ? <CheckIcon size="small" /> : <CloseIcon size="small" />} {kind}
			</figcaption>
		</figure>
	);
}
