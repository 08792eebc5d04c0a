export { CheckboxGroup, type CheckboxGroupProps, type CheckboxItem } from './CheckboxGroup';
