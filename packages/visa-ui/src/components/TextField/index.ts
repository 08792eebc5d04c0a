export { inputAttributes, TextField, type TextFieldProps, type TextInputProps } from './TextField';
