export { ComboBoxFrame } from './ComboBoxFrame';
export { ComboBoxOption } from './ComboBoxRows';
export { useTopLayer } from './inTopLayer';
export { type ComboBoxItem, filterItems, NEW_ID } from './rows';
export { useComboBox, useComboBoxPart } from './useComboBox';
