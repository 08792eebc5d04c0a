import type { WizardStep } from '../machine';
import { reviewSearch, type Story, StoryWizard } from './StoryWizard';

/** Each step to look at, chosen and filled in; the other files here test them. */
const meta = {
	title: 'Wizard/Steps',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

const at = (step: WizardStep): Story => ({ args: { search: { ...reviewSearch, step } } });

export const Country = at('COUNTRY');
export const Dates = at('DATE');
export const VisaType = at('VISA_TYPE');
export const EntryPermission = at('VISA_OPTION');
export const Service = at('SERVICE');
export const PassportPicture = at('UPLOAD_DOCUMENT');
export const Review = at('FINAL_REVIEW');
