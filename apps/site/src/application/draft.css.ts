import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

/** Before the wizard, and not a part of it. */
export const offer = style({ marginBlockEnd: vars.space.l });

/** Of one word in some languages, which is longer than a line of large letters in a narrow window. */
export const term = style({ overflowWrap: 'anywhere' });
