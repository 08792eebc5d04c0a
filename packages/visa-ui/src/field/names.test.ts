import { describe, expectTypeOf, it } from 'vitest';
import type { CheckboxGroupProps } from '../components/CheckboxGroup';
import type { ComboBoxProps } from '../components/ComboBox';
import type { DatePickerProps } from '../components/DatePicker';
import type { DateRangeProps } from '../components/DateRange';
import type { FileDropProps } from '../components/FileDrop';
import type { PasswordFieldProps } from '../components/PasswordField';
import type { SearchFieldProps } from '../components/SearchField';
import type { SwitchProps } from '../components/Switch';
import type { TextAreaProps } from '../components/TextArea';
import type { TextFieldProps } from '../components/TextField';
import type { AccessibleName } from './types';

describe('a field without an accessible name', () => {
	it('does not compile', () => {
		expectTypeOf<{ value: string }>().not.toExtend<TextFieldProps>();
		expectTypeOf<{ value: string }>().not.toExtend<TextAreaProps>();
		expectTypeOf<{ value: string }>().not.toExtend<PasswordFieldProps>();
		expectTypeOf<{ debounce: number }>().not.toExtend<SearchFieldProps>();
		expectTypeOf<{ isSelected: boolean }>().not.toExtend<SwitchProps>();
		expectTypeOf<Omit<CheckboxGroupProps, keyof AccessibleName>>().not.toExtend<CheckboxGroupProps>();
		expectTypeOf<Omit<DateRangeProps, keyof AccessibleName>>().not.toExtend<DateRangeProps>();
		expectTypeOf<Omit<DatePickerProps, keyof AccessibleName>>().not.toExtend<DatePickerProps>();
		expectTypeOf<Omit<ComboBoxProps, keyof AccessibleName>>().not.toExtend<ComboBoxProps>();
		expectTypeOf<Omit<FileDropProps, keyof AccessibleName>>().not.toExtend<FileDropProps>();
	});

	it('compiles with a label or with words for assistive technology, but not with both', () => {
		expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
		expectTypeOf<{ label: string }>().toExtend<SwitchProps>();
		expectTypeOf<{ 'aria-label': string }>().toExtend<TextFieldProps>();
		expectTypeOf<{ label: string; 'aria-label': string }>().not.toExtend<TextFieldProps>();
	});
});
