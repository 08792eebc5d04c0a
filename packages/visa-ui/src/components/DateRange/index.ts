export { DateRange, type DateRangeProps } from './DateRange';
export type { DatePreset, DateRangeValue } from './range';
