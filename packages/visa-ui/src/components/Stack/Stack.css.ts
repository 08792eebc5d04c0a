import { layered } from '../../theme/style.css';

export const stack = layered('stack', { display: 'flex', flexDirection: 'column', minWidth: 0 });
