export { OptionList, type OptionListProps } from './OptionList';
export type { OptionItem } from './types';
