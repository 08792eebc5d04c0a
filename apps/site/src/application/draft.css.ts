import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

/** Above the wizard, and not part of it. */
export const offer = style({ marginBlockEnd: vars.space.l });

/** A single word in some languages, longer than a line of enlarged text in a narrow window. */
export const term = style({ overflowWrap: 'anywhere' });
