import { vars } from '../contract.css';
import { type Space, space, text } from '../tokens';
import * as css from './docs.css';

const steps = Object.keys(text) as (keyof typeof text)[];
const spaces = Object.keys(space) as Space[];

export function TypeScale() {
	return (
		<div>
			{steps.map((step) => (
				<div key={step} className={css.row}>
					<span className={css.name}>{step}</span>
					<span style={{ fontSize: vars.text[step].size, lineHeight: vars.text[step].line }}>
						Əziz səyahətçi, İşığı gör
					</span>
				</div>
			))}
		</div>
	);
}

export function SpaceScale() {
	return (
		<div>
			{spaces.map((name) => (
				<div key={name} className={css.row}>
					<span className={css.name}>{`${name} · ${space[name]}`}</span>
					<span className={css.bar} style={{ width: vars.space[name] }} />
				</div>
			))}
		</div>
	);
}
