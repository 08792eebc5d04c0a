export { ComboBoxFrame } from './ComboBoxFrame';
export { type ComboBoxItem, filterItems, NEW_ID } from './rows';
export { useComboBox, useComboBoxPart } from './useComboBox';
