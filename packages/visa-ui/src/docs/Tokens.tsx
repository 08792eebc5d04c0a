import facts from 'virtual:facts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { variableName } from '../theme/variableName';
import { CopyButton } from './CopyButton';
import * as css from './docs.css';
import type { TokenUse } from './facts';
import { useShownValues } from './useShownColours';

const propertyOf = (token: string) => `--${variableName(token.split('.'))}`;

/** The design tokens of a component, part by part, as they are in the theme that is shown. Read from its style sheets. */
export function Tokens({ of }: { of: string }) {
	const uses = facts.components[of]?.tokens ?? [];
	const names = [...new Set(uses.map(({ token }) => token))];
	const values = useShownValues(names.map(propertyOf).join());
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
								<Row key={Object.values(use).join()} use={use} value={values[propertyOf(use.token)] ?? ''} />
							))}
						</tbody>
					))}
				</table>
			</div>
		</Unstyled>
	);
}

function Row({ use, value }: { use: TokenUse; value: string }) {
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
				{use.token.startsWith('color.') && <span className={css.dot} style={{ background: `var(${property})` }} />}
				{value}
			</td>
		</tr>
	);
}
