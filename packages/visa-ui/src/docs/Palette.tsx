import { Unstyled } from '@storybook/addon-docs/blocks';
import { contrast } from '../theme/color';
import { vars } from '../theme/contract.css';
import { type ContrastPair, contrastPairs } from '../theme/contrastPairs';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import type { ColorRole } from '../theme/tokens';
import { variableName } from '../theme/variableName';
import { CopyCode } from './CopyButton';
import { hexOf } from './hexOf';
import * as css from './scales.css';
import { useShownColours, useShownTheme } from './useShownColours';

const colorRoles = Object.keys(light.colors) as ColorRole[];
const references = colorRoles.map((role) => vars.color[role]);
const themes = [light, dark, highContrast];

const isText = ({ least }: ContrastPair) => least >= 4.5;

/**
 * Its contrast in words: the lowest of text and lines in this colour, and of those on it. For a purely decorative one,
 * its contrast with the page.
 */
function contrastOf(role: ColorRole, colors: typeof light.colors): string[] {
	if (colors[role].includes('/')) return ['Translucent: what is below it decides.'];
	const reached = ({ front, back }: Pick<ContrastPair, 'front' | 'back'>) => contrast(colors[front], colors[back]);
	/** Of text rather than of lines. */
	const lowest = (pairs: readonly ContrastPair[], words: (pair: ContrastPair) => string, elsewhere: string) => {
		const ofText = pairs.filter(isText);
		const sorted = (ofText.length > 0 ? ofText : pairs).toSorted((a, b) => reached(a) - reached(b));
		const [pair, ...others] = sorted;
		return pair ? [`${words(pair)}: ${reached(pair).toFixed(1)} : 1${others.length > 0 ? elsewhere : ''}`] : [];
	};
	const isFront = (pair: ContrastPair) => pair.front === role;
	const isBack = (pair: ContrastPair) => pair.back === role;
	const all = [
		...lowest(contrastPairs.filter(isBack), ({ front }) => `Behind ${front}`, ', behind others more'),
		...lowest(
			contrastPairs.filter(isFront),
			(pair) => `${isText(pair) ? 'As text' : 'As a line'} on ${pair.back}`,
			', elsewhere more',
		),
	];
	const onCanvas = reached({ front: role, back: 'canvas' }).toFixed(1);
	return all.length > 0 ? all : [`Decorates only: ${onCanvas} : 1 on canvas`];
}

/** Every colour role in the current theme: swatch, hex, custom property and contrast, each copyable. */
export function Palette() {
	const values = useShownColours(references);
	const shown = useShownTheme();
	const theme = themes.find(({ name }) => name === shown);
	return (
		<Unstyled>
			<div className={css.palette}>
				{colorRoles.map((role, index) => {
					const property = `--${variableName(['color', role])}`;
					const hex = theme && hexOf(theme.colors[role]);
					return (
						<div key={role} className={css.swatch} data-testid={`colour ${role}`}>
							<div className={css.fill} style={{ background: vars.color[role] }} />
							<div className={css.words}>
								<strong>{role}</strong>
								{hex && (
									<CopyCode text={hex} label={`${role} as hex`}>
										{hex}
									</CopyCode>
								)}
								<CopyCode text={`var(${property})`} label={property}>
									{property}
								</CopyCode>
								<span className={css.soft} data-testid="computed">
									{values[index]}
								</span>
								{theme && (
									<div className={css.soft} data-testid="contrast">
										{contrastOf(role, theme.colors).map((words) => (
											<div key={words}>{words}</div>
										))}
									</div>
								)}
							</div>
						</div>
					);
				})}
			</div>
		</Unstyled>
	);
}
