import { layered } from '../../theme/style.css';

export const inline = layered('inline', { display: 'flex', flexDirection: 'row', minWidth: 0 });
export const wrapping = layered('wrapping', { flexWrap: 'wrap' });
