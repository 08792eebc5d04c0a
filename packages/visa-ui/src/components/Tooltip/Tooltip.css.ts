import { layered } from '../../theme/style.css';

export const tooltip = layered({ display: 'inline-grid', verticalAlign: 'middle' });
