import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../../theme/contract.css';
import { componentsLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';

const responsive = defineProperties({
	'@layer': componentsLayer,
	conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
	defaultCondition: 'phone',
	properties: {
		paddingBlock: vars.space,
		paddingInline: vars.space,
		display: { none: 'none', block: 'block', grid: 'grid', flex: 'flex' },
	},
	shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const fixed = defineProperties({
	'@layer': componentsLayer,
	properties: {
		background: {
			canvas: vars.color.canvas,
			surface: vars.color.surface,
			raised: vars.color.raised,
			sunken: vars.color.sunken,
			accentSoft: vars.color.accentSoft,
		},
		border: { line: `1px solid ${vars.color.line}`, strong: `1px solid ${vars.color.lineStrong}` },
		borderRadius: vars.radius,
		boxShadow: vars.shadow,
		overflow: { hidden: 'hidden', auto: 'auto' },
		position: { relative: 'relative', sticky: 'sticky' },
		textAlign: { start: 'start', center: 'center', end: 'end' },
	},
	shorthands: { radius: ['borderRadius'], shadow: ['boxShadow'] },
});

export const sprinkles = createSprinkles(responsive, fixed);
