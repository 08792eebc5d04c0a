import { layered } from '../../theme/style.css';

/** Text whose line breaks are part of it. [VTY-02] */
export const lines = layered({ whiteSpace: 'pre-line' });
