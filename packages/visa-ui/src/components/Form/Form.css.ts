import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const form = layered({ display: 'grid', gap: vars.space.l, minWidth: 0 });
