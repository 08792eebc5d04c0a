import { layered } from '../../theme/style.css';

export const inline = layered({ display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrapping = layered({ flexWrap: 'wrap' });
