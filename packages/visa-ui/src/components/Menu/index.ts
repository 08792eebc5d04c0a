export { Menu, type MenuProps, type MenuTrigger } from './Menu';
export type { MenuAction, MenuItem, MenuSection } from './MenuList';
export { MenuSheet, type MenuSheetProps } from './MenuSheet';
