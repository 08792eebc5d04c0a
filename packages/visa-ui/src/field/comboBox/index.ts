export { ComboBoxFrame } from './ComboBoxFrame';
export { type ComboBoxItem, filterItems, NEW_ID, useComboBox } from './useComboBox';
