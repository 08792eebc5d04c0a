import { contrast } from '../theme/color';
import { contrastPairs } from '../theme/contrastPairs';
import { dark } from '../theme/themes/dark';
import { highContrast } from '../theme/themes/highContrast';
import { light } from '../theme/themes/light';
import * as css from './docs.css';

const themes = [light, dark, highContrast];

/** Every pair of colours that a component puts on each other, with what each theme reaches. */
export function ContrastTable() {
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
								<span
									className={css.sample}
									style={{ color: colors[front], background: colors[back] }}
									aria-hidden="true"
								>
									Əğ
								</span>
								{contrast(colors[front], colors[back]).toFixed(1)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
