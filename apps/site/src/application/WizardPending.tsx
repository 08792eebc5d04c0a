import { WizardSkeleton } from 'visa-ui/wizard';
import { wizardPage } from '../shell/Layout.css';
import { LoadingStatus, PageSkeleton } from '../shell/PageSkeleton';

/** The page while its file, and what the wizard begins with, is on its way. */
export const WizardPending = () => (
	<PageSkeleton className={wizardPage}>
		<LoadingStatus />
		<WizardSkeleton />
	</PageSkeleton>
);
