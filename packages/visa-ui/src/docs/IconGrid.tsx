import * as icons from '../components/Icon';
import * as css from './docs.css';

const { createIcon: _factory, createDirectionalIcon: _directional, ...drawn } = icons;

/** Every icon with its name. */
export function IconGrid() {
	return (
		<div className={css.grid}>
			{Object.entries(drawn).map(([name, Icon]) => (
				<div key={name} className={css.icon}>
					<Icon size="large" />
					<code>{name}</code>
				</div>
			))}
		</div>
	);
}
