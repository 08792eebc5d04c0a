import { layered } from '../../theme/style.css';

export const stack = layered({ display: 'flex', flexDirection: 'column', minWidth: 0 });
