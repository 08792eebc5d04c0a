import { Unstyled } from '@storybook/addon-docs/blocks';
import { contrast, parseOklch, toHex } from '../theme/color';
import { vars } from '../theme/contract.css';
import { type ContrastPair, contrastPairs } from '../theme/contrastPairs';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import type { ColorRole } from '../theme/tokens';
import { variableName } from '../theme/variableName';
import { CopyButton } from './CopyButton';
import * as css from './docs.css';
import { useShownColours, useShownTheme } from './useShownColours';

const colorRoles = Object.keys(light.colors) as ColorRole[];
const references = colorRoles.map((role) => vars.color[role]);
const themes = [light, dark, highContrast];

/**
 * The lowest contrast of the role on any background it is used on, and of text on it: '7.2 on sunken'. For a purely
 * decorative one, its contrast on the page itself; a veil is translucent.
 */
function contrastOf(role: ColorRole, colors: typeof light.colors): string {
	if (colors[role].includes('/')) return 'a veil: none of its own';
	const reached = (pair: Pick<ContrastPair, 'front' | 'back'>) => contrast(colors[pair.front], colors[pair.back]);
	const leastOf = (pairs: readonly ContrastPair[]) => pairs.toSorted((a, b) => reached(a) - reached(b))[0];
	const written = leastOf(contrastPairs.filter(({ front }) => front === role));
	const carried = leastOf(contrastPairs.filter(({ back }) => back === role));
	if (written) return `at least ${reached(written).toFixed(1)}, on ${written.back}`;
	if (carried) return `carries at least ${reached(carried).toFixed(1)}, of ${carried.front}`;
	return `${reached({ front: role, back: 'canvas' }).toFixed(1)} on canvas: decorates only`;
}

/** Every colour role in the current theme: swatch, hex, custom property and contrast, each copyable. */
export function Palette() {
	const values = useShownColours(references);
	const shown = useShownTheme();
	const theme = themes.find(({ name }) => name === shown);
	return (
		<Unstyled>
			<div className={css.grid}>
				{colorRoles.map((role, index) => {
					const property = `--${variableName(['color', role])}`;
					const hex = theme && toHex(parseOklch(theme.colors[role]));
					return (
						<div key={role} className={css.swatch} data-testid={`colour ${role}`}>
							<div className={css.fill} style={{ background: vars.color[role] }} />
							<div className={css.words}>
								<strong>{role}</strong>
								{hex && (
									<CopyButton text={hex} label={`${role} as hex`} className={css.codeButton}>
										{hex}
									</CopyButton>
								)}
								<CopyButton text={`var(${property})`} label={property} className={css.codeButton}>
									{property}
								</CopyButton>
								<span className={css.soft} data-testid="computed">
									{values[index]}
								</span>
								{theme && (
									<span className={css.soft} data-testid="contrast">
										{contrastOf(role, theme.colors)}
									</span>
								)}
							</div>
						</div>
					);
				})}
			</div>
		</Unstyled>
	);
}
