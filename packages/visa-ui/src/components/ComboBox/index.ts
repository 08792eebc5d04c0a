export { ComboBox, type ComboBoxProps } from './ComboBox';
export { type ComboBoxItem, filterItems } from './useComboBox';
