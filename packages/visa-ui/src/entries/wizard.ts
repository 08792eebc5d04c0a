export { preloadSteps } from '../wizard/laterSteps';
export { PassportField, type PassportFieldProps } from '../wizard/PassportField';
export { Wizard, type WizardProps } from '../wizard/Wizard';
