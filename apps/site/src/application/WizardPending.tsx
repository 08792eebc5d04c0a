import { WizardSkeleton } from 'visa-ui/wizard';
import { wizardPage } from '../shell/Layout.css';
import { LoadingStatus, PageSkeleton } from '../shell/PageSkeleton';

/** The page while its file, and the wizard's initial data, are loading. */
export const WizardPending = () => (
	<PageSkeleton className={wizardPage}>
		<LoadingStatus />
		<WizardSkeleton />
	</PageSkeleton>
);
