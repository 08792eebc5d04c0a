export { type ComboBoxItem, filterItems } from '../../field/comboBox';
export { ComboBox, type ComboBoxProps } from './ComboBox';
