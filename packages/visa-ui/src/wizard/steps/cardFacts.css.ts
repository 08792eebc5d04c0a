import { vars } from '../../theme/contract.css';
import { layered } from '../../theme/style.css';

export const facts = layered({ margin: 0, display: 'grid', gap: vars.space.xxs });
export const fact = layered({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m });
export const term = layered({ color: vars.color.inkSoft });
export const value = layered({ margin: 0, textAlign: 'end', fontWeight: vars.weight.medium });
