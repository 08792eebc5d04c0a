export { checkAmong } from './checkAmong';
export { checkName } from './checkName';
export { type ControlNaming, FaultOfWhole, Field, FieldError, type FieldIds, type FieldParts, useField } from './Field';
export { Fieldset } from './Fieldset';
export { FormStandIn, FormValue, type FormValueProps } from './FormValue';
export { type Leaving, leaving } from './leaving';
export { strangersAmong } from './strangersAmong';
export { useTellsForAll } from './tellOnce';
export type {
	AccessibleName,
	ControlProps,
	ErrorDetail,
	FieldWords,
	FormSettings,
	HeldValue,
	LabelLanguage,
} from './types';
export { unbroken } from './unbroken';
export { useDisabledAround } from './useDisabledAround';
export { useEarlyCheck, useEarlyChoice, useEarlyText, useServersPage, useSubmitted } from './useEarlyInput';
export { useFieldValue } from './useFieldValue';
export { useFormPart } from './useFormPart';
export { type HeldChoice, useHeldChoice } from './useHeldChoice';
export { type RevocableChoice, useRevocableChoice } from './useRevocableChoice';
export { useStayWhenDisabled } from './useStayWhenDisabled';
export { useTabStop } from './useTabStop';
export { useTextPart } from './useTextPart';
