import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { useWizardStrings } from '../strings/wizard';
import type { Problem } from './machine';
import { useRetry } from './useRetry';

export interface RetryNoticeProps {
	problem: Problem;
	title?: string;
	/** What else there is to say, after why. */
	advice?: string;
}

/** Why something couldn't be loaded, with a button that tries again. */
export function RetryNotice({ problem, title, advice }: RetryNoticeProps) {
	const words = useWizardStrings();
	const [retry, notice] = useRetry();
	return (
		<Notice
			ref={notice}
			tone="error"
			title={title}
			action={
				<Button tone="secondary" onPress={retry}>
					{words.retry}
				</Button>
			}
		>
			{problem.message ?? words.unreachable}
			{advice && ` ${advice}`}
		</Notice>
	);
}
