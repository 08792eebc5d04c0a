import { layered } from '../../theme/style.css';

export const tooltip = layered('tooltip', { display: 'inline-grid', verticalAlign: 'middle' });
