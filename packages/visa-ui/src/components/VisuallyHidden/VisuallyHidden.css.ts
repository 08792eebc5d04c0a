import { hiddenVisually, layered } from '../../theme/style.css';

export const hidden = layered('VisuallyHidden', hiddenVisually);
