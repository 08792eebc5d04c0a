import { vars } from '../theme/contract.css';
import { light } from '../theme/themes/light';
import type { ColorRole } from '../theme/tokens';
import * as css from './docs.css';

const roles = Object.keys(light.colors) as ColorRole[];

/** Every colour role in the theme that is shown. */
export function Palette() {
	return (
		<div className={css.grid}>
			{roles.map((role) => (
				<div key={role} className={css.swatch}>
					<div className={css.fill} style={{ background: vars.color[role] }} />
					<div className={css.words}>
						{role}
						<span className={css.soft}>{light.colors[role]}</span>
					</div>
				</div>
			))}
		</div>
	);
}
