import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../components/Icon';
import * as css from './docs.css';
import { type ExamplePair, examples } from './examplesOf';
import { usePageOf } from './usePageOf';

/** The do and don't examples of the page's component, side by side and rendered. */
export function Examples() {
	const page = usePageOf();
	const pairs = (page && examples[page.name]) ?? [];
	return pairs.map((pair) => <PairOf key={pair.because} {...pair} />);
}

/** One beside the other, and why. */
export function PairOf({ good, bad, because }: ExamplePair) {
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

function Side({ kind, children }: { kind: 'Do' | 'Don’t'; children: ReactNode }) {
	return (
		<figure className={css.side} data-kind={kind}>
			<div className={css.sideExample} lang="az">
				{children}
			</div>
			<figcaption className={css.sideWord}>
				{kind === 'Do' ? <CheckIcon size="small" /> : <CloseIcon size="small" />} {kind}
			</figcaption>
		</figure>
	);
}
