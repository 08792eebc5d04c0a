export { type OptionItem, OptionList, type OptionListProps } from './OptionList';
