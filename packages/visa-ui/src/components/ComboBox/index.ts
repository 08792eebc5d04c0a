export { type ComboBoxItem, filterItems } from '../../field/comboBox';
export { ComboBox, type ComboBoxProps } from './ComboBox';
export { type AsyncItemsOptions, useAsyncItems } from './useAsyncItems';
