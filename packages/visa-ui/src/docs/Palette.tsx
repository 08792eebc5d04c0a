import { vars } from '../theme/contract.css';
import { light } from '../theme/themes/light';
import type { ColorRole } from '../theme/tokens';
import * as css from './docs.css';
import { useShownColours } from './useShownColours';

const roles = Object.keys(light.colors) as ColorRole[];
const references = roles.map((role) => vars.color[role]);

/** Every colour role, as it is in the theme that is shown. */
export function Palette() {
	const values = useShownColours(references);
	return (
		<div className={css.grid}>
			{roles.map((role, index) => (
				<div key={role} className={css.swatch} data-testid={`colour ${role}`}>
					<div className={css.fill} style={{ background: vars.color[role] }} />
					<div className={css.words}>
						{role}
						<span className={css.soft}>{values[index]}</span>
					</div>
				</div>
			))}
		</div>
	);
}
