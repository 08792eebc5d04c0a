export { Form, type FormProps, SubmitButton } from './Form';
export { useField, useValues } from './useField';
export { type FormOptions, type SiteForm, useForm } from './useForm';
