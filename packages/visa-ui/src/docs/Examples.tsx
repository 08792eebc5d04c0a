import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { CheckIcon, CloseIcon } from '../components/Icon';
import { StringsProvider } from '../strings/context';
import * as css from './docs.css';
import type { ExamplePair } from './examplePair';
import { examples } from './examplesOf';
import { catalogues, SampleLanguageContext, sampleIn } from './sampleIn';
import { usePageOf } from './usePageOf';

/** The do and don't examples of the page's component, side by side and rendered in the language of the toolbar. */
export function Examples() {
	const page = usePageOf();
	const pairs = (page && examples[page.name]) ?? [];
	return pairs.map((pair) => <Pair key={pair.because} {...pair} />);
}

/** One beside the other, in the language of the toolbar, and why, in that of the page. */
export function Pair({ good, bad, because }: ExamplePair) {
	return (
		<Unstyled>
			<div className={css.pair} data-testid="do and don't">
				<Side kind="Do">{good}</Side>
				<Side kind="Don’t">{bad}</Side>
				<p className={css.caption}>{because}</p>
			</div>
		</Unstyled>
	);
}

interface SideProps {
	kind: 'Do' | 'Don’t';
	children: ReactNode;
}

function Side({ kind, children }: SideProps) {
	const language = useContext(SampleLanguageContext);
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
