import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

/** Before the wizard, and not a part of it. */
export const offer = style({ marginBlockEnd: vars.space.l });
