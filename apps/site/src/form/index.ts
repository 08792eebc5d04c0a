export { FormFrame, type FormFrameProps, SubmitButton } from './FormFrame';
export { type FormOptions, type SiteForm, useForm } from './useForm';
export { useFormField, useValues } from './useFormField';
