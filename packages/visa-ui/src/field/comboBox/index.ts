export { ComboBoxFrame } from './ComboBoxFrame';
export { type ComboBoxItem, filterItems, useComboBox } from './useComboBox';
