import { Text } from '../components/Text';
import type { Theme } from '../theme/tokens';
import { hexOf } from './hexOf';
import * as css from './landing.css';

/** The colour that was asked for beside the one that each theme uses: text on it, and it as text, must be readable. */
export function AccentsUsed({ themes, asked }: { themes: Theme[]; asked: string }) {
	const used = themes.map(({ name, colors }) => ({ name, hex: hexOf(colors.accent) }));
	const moved = used.filter(({ hex }) => hex !== asked);
	return (
		<section aria-label="The colour, as it is used">
			<ul className={css.makerColours}>
				{[{ name: 'asked for', hex: asked }, ...used].map(({ name, hex }) => (
					<li key={name} className={css.makerColour}>
						<span className={css.makerSwatch} style={{ background: hex }} />
						<span>{name}</span>
						<code>{hex}</code>
					</li>
				))}
			</ul>
			<Text tone="soft">
				{moved.length === 0
					? 'Each theme uses the colour as it was asked for.'
					: `Made lighter or darker in ${moved.map(({ name }) => name).join(', ')}, until its text is readable there.`}
			</Text>
		</section>
	);
}
