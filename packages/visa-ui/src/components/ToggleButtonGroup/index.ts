export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleItem } from './ToggleButtonGroup';
