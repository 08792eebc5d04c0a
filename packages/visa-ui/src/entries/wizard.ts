export { Wizard, type WizardProps } from '../wizard/Wizard';
