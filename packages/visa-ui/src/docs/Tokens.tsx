import facts from 'virtual:facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, useMemo } from 'react';
import { formatOklch, toHex } from '../theme/color';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import { variableName } from '../theme/variableName';
import { CopyCode } from './CopyButton';
import * as css from './docs.css';
import type { TokenUse } from './facts';
import { hexOf } from './hexOf';
import { oklchOf } from './oklchOf';
import { pageAddress } from './pageAddress';
import { useShownColours, useShownTheme, useShownValues } from './useShownColours';

const propertyOf = (token: string) => `--${variableName(token.split('.'))}`;

const themes = [light, dark, highContrast];
const COLOUR = 'color.';
/** More than anybody reads in passing. */
const many = 120;
const noUses: TokenUse[] = [];

/** A colour's hex value for design tools, in the named theme. */
function hexOfToken(token: string, shown: string): string | undefined {
	const value = Object.entries(themes.find(({ name }) => name === shown)?.colors ?? {}).find(
		([role]) => token === `${COLOUR}${role}`,
	)?.[1];
	return value && hexOf(value);
}

/** A colour in CSS: the token's custom property, or its mix. */
const inCss = ({ token, mix = `{${token}}` }: TokenUse) =>
	mix.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `var(${propertyOf(name)})`);

/** A mixed colour as rendered, in the two formats of all others. */
function mixedValue(computed = ''): { value: string; hex?: string } {
	const colour = oklchOf(computed);
	return colour ? { value: formatOklch(colour), hex: toHex(colour) } : { value: computed };
}

/** The design tokens of a component, part by part, in the current theme. Read from its style sheets. */
export function Tokens({ of }: { of: string }) {
	const uses = facts.components[of]?.tokens ?? noUses;
	const names = [...new Set(uses.map(({ token }) => token))];
	const values = useShownValues(names.map(propertyOf).join());
	const mixes = useMemo(() => [...new Set(uses.filter(({ mix }) => mix).map(inCss))], [uses]);
	const mixed = useShownColours(mixes);
	const shown = useShownTheme();
	const shownOf = (use: TokenUse) =>
		use.mix
			? mixedValue(mixed[mixes.indexOf(inCss(use))])
			: { value: values[propertyOf(use.token)] ?? '', hex: hexOfToken(use.token, shown) };
	if (uses.length === 0) return <NoneOfItsOwn parts={facts.components[of]?.madeOf ?? []} />;
	const parts = Map.groupBy(uses, ({ part }) => part);
	const table = (
		<Unstyled>
			<div className={css.scroller} data-testid="tokens">
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
								<Row key={Object.values(use).join()} use={use} {...shownOf(use)} />
							))}
						</tbody>
					))}
				</table>
			</div>
		</Unstyled>
	);
	if (uses.length <= many) return table;
	return (
		<details>
			<summary className={css.more}>
				{uses.length} uses of {names.length} tokens, in {parts.size} parts
			</summary>
			{table}
		</details>
	);
}

const NoneOfItsOwn = ({ parts }: { parts: readonly string[] }) =>
	parts.length === 0 ? (
		<p>It has none: it looks like the text around it.</p>
	) : (
		<p>
			None of its own. It looks as its parts do:{' '}
			{parts.map((part, index) => (
				<span key={part}>
					{index > 0 && ', '}
					<a href={pageAddress(part)} target="_top">
						{part}
					</a>
				</span>
			))}
			.
		</p>
	);

/** A name in code that wraps between its words only: before a capital, and after a dot. */
const inWords = (name: string) =>
	name.split(/(?=[A-Z])|(?<=[.])/).map((word, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the name
		<Fragment key={index}>
			{index > 0 && <wbr />}
			{word}
		</Fragment>
	));

interface RowProps {
	use: TokenUse;
	value: string;
	hex?: string | undefined;
}

function Row({ use, value, hex }: RowProps) {
	const code = inCss(use);
	const words = use.mix ? use.mix.replaceAll(/[{}]/g, '') : use.token;
	return (
		<tr>
			<td className={css.tokenName}>{use.where || '–'}</td>
			<td className={css.propertyName}>{inWords(use.property)}</td>
			<td className={css.tokenName}>
				<CopyCode text={code} label={use.mix ? words : propertyOf(use.token)}>
					{inWords(words)}
				</CopyCode>
			</td>
			<td>
				{use.token.startsWith(COLOUR) && <span className={css.dot} style={{ background: code }} />}
				{hex && (
					<>
						<CopyCode text={hex} label={`${words} as hex`}>
							{hex}
						</CopyCode>{' '}
					</>
				)}
				{value}
			</td>
		</tr>
	);
}
