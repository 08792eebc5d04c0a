export { Menu, type MenuProps, type MenuTrigger } from './Menu';
export { MenuSheet, type MenuSheetProps } from './MenuSheet';
export type { MenuAction, MenuItem, MenuSection } from './types';
