import { contrast } from '../theme/color';
import { contrastPairs } from '../theme/contrastPairs';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import type { Theme } from '../theme/tokens';
import * as css from './docs.css';

const kept = [light, dark, highContrast];

/** Every pair of colours that components combine, with its contrast in each theme: our own by default. */
export function ContrastTable({ themes = kept }: { themes?: readonly Theme[] }) {
	return (
		<table className={css.table}>
			<thead>
				<tr>
					<th scope="col">Pair</th>
					<th scope="col">At least</th>
					{themes.map(({ name }) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{contrastPairs.map(({ front, back, least }) => (
					<tr key={`${front} ${back}`}>
						<th scope="row">
							{front} on {back}
						</th>
						<td>{least}</td>
						{themes.map(({ name, colors }) => (
							<td key={name}>
								<Sample front={colors[front]} back={colors[back]} isText={least >= 4.5} />
								{contrast(colors[front], colors[back]).toFixed(1)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Letters, or a bar for what is only a line or ring. */
function Sample({ front, back, isText }: { front: string; back: string; isText: boolean }) {
	return (
		<span className={css.sample} style={{ color: front, background: back }} aria-hidden="true">
			{isText ? 'Əğ' : <span className={css.sampleBar} />}
		</span>
	);
}
