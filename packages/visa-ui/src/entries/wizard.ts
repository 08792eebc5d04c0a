export { preloadSteps } from '../wizard/laterSteps';
export { PassportField, type PassportFieldProps } from '../wizard/PassportField';
export { type StepLook, type StepLooks, useWizard, useWizardActor } from '../wizard/useWizard';
export { VisaWizard, type VisaWizardProps } from '../wizard/VisaWizard';
export { Wizard, type WizardProps } from '../wizard/Wizard';
export { WizardSkeleton } from '../wizard/WizardSkeleton';
