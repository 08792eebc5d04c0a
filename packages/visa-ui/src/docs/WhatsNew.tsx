import facts from 'virtual:facts';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { Change } from './facts';
import * as css from './landing.css';

const order: Change['size'][] = ['major', 'minor', 'patch'];
const titles = { major: 'Needs a change in your code', minor: 'New', patch: 'Mended' };

/** What the next version brings, and what the versions before it brought. */
export function WhatsNew({ atMost = Number.POSITIVE_INFINITY }: { atMost?: number }) {
	const sorted = order.flatMap((size) => facts.changes.filter((change) => change.size === size)).slice(0, atMost);
	return (
		<div className={css.changes} data-testid="changes">
			{sorted.map(({ size, words }) => (
				<div key={words} className={css.change} data-size={size}>
					<strong>{titles[size]}</strong>
					<Markdown>{words}</Markdown>
				</div>
			))}
			{facts.changelog && <Markdown>{facts.changelog}</Markdown>}
		</div>
	);
}
