import { style } from '@vanilla-extract/css';
import { vars } from 'visa-ui/theme';

export const drawerFoot = style({ display: 'grid', gap: vars.space.m, width: '100%' });
