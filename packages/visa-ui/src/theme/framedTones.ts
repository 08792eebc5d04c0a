import { vars } from './contract.css';

/** A tone's colours inside a frame: text, soft background and border. */
export const framedTones = {
	accent: { color: vars.color.accent, background: vars.color.accentSoft, borderColor: vars.color.accent },
	neutral: { color: vars.color.inkSoft, background: vars.color.sunken, borderColor: vars.color.lineStrong },
	info: { color: vars.color.info, background: vars.color.infoSoft, borderColor: vars.color.info },
	positive: { color: vars.color.positive, background: vars.color.positiveSoft, borderColor: vars.color.positive },
	caution: { color: vars.color.caution, background: vars.color.cautionSoft, borderColor: vars.color.caution },
	critical: { color: vars.color.critical, background: vars.color.criticalSoft, borderColor: vars.color.critical },
};
