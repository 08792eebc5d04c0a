import facts from 'virtual:facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { parseOklch, toHex } from '../theme/color';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import { variableName } from '../theme/variableName';
import { CopyButton } from './CopyButton';
import * as css from './docs.css';
import type { TokenUse } from './facts';
import { useShownTheme, useShownValues } from './useShownColours';

const propertyOf = (token: string) => `--${variableName(token.split('.'))}`;

const themes = [light, dark, highContrast];
const COLOUR = 'color.';

/** A colour's value as drawing programs take it, in a theme by its name; none of a veil, which is seen through. */
function hexOf(token: string, shown: string): string | undefined {
	const value = Object.entries(themes.find(({ name }) => name === shown)?.colors ?? {}).find(
		([role]) => token === `${COLOUR}${role}`,
	)?.[1];
	return value && !value.includes('/') ? toHex(parseOklch(value)) : undefined;
}

/** The design tokens of a component, part by part, as they are in the theme that is shown. Read from its style sheets. */
export function Tokens({ of }: { of: string }) {
	const uses = facts.components[of]?.tokens ?? [];
	const names = [...new Set(uses.map(({ token }) => token))];
	const values = useShownValues(names.map(propertyOf).join());
	const shown = useShownTheme();
	if (uses.length === 0) return <p>Its style sheets name none.</p>;
	const parts = Map.groupBy(uses, ({ part }) => part);
	return (
		<Unstyled>
			<div className={css.scroller}>
				<table className={css.table}>
					<thead>
						<tr>
							<th scope="col">Where</th>
							<th scope="col">Property</th>
							<th scope="col">Token</th>
							<th scope="col">Value</th>
						</tr>
					</thead>
					{[...parts].map(([part, own]) => (
						<tbody key={part}>
							<tr>
								<th scope="rowgroup" colSpan={4} className={css.tablePart}>
									{part}
								</th>
							</tr>
							{own.map((use) => (
								<Row
									key={Object.values(use).join()}
									use={use}
									value={values[propertyOf(use.token)] ?? ''}
									hex={hexOf(use.token, shown)}
								/>
							))}
						</tbody>
					))}
				</table>
			</div>
		</Unstyled>
	);
}

function Row({ use, value, hex }: { use: TokenUse; value: string; hex: string | undefined }) {
	const property = propertyOf(use.token);
	return (
		<tr>
			<td>{use.where || '–'}</td>
			<td>{use.property}</td>
			<td>
				<CopyButton text={`var(${property})`} label={property} className={css.codeButton}>
					{use.token}
				</CopyButton>
			</td>
			<td>
				{use.token.startsWith(COLOUR) && <span className={css.dot} style={{ background: `var(${property})` }} />}
				{hex && (
					<>
						<CopyButton text={hex} label={`${use.token} as hex`} className={css.codeButton}>
							{hex}
						</CopyButton>{' '}
					</>
				)}
				{value}
			</td>
		</tr>
	);
}
