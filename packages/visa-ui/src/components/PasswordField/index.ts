export { PasswordField, type PasswordFieldProps } from './PasswordField';
export type { PasswordStrength } from './StrengthMeter';
