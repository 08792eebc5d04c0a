export { RadioGroup, type RadioGroupProps, type RadioItem } from './RadioGroup';
