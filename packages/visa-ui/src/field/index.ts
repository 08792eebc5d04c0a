export { type ControlNaming, FaultOfWhole, Field, FieldError, type FieldIds, type FieldParts, useField } from './Field';
export { Fieldset } from './Fieldset';
export type { AccessibleName, ErrorDetail, FieldWords, LabelLanguage } from './types';
