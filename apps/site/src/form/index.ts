export { FormFrame, type FormFrameProps, SubmitButton } from './FormFrame';
export { typedSince } from './typedSince';
export { type FormOptions, type SiteForm, useForm } from './useForm';
export { fillIn, useFormField, useValues, valuesNow } from './useFormField';
