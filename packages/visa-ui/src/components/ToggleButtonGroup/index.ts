export { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup';
export type { ToggleItem } from './types';
