import { Button, Notice } from 'visa-ui';
import { strings } from '../strings';
import { Sentence } from './Sentence';
import { sentenceOf } from './sentenceOf';

export interface FailedNoticeProps {
	error: unknown;
	/** What couldn't be shown. */
	title?: string;
	/** It is being tried again: the button keeps the focus meanwhile. */
	isRetrying?: boolean;
	onRetry: () => void;
}

/** Something couldn't be loaded: why, and a button that retries. [VAL-01] */
export function FailedNotice({ error, title, isRetrying = false, onRetry }: FailedNoticeProps) {
	return (
		<Notice
			tone="error"
			{...(title !== undefined && { title })}
			action={
				<Button tone="secondary" isPending={isRetrying} onPress={onRetry}>
					{strings.retry}
				</Button>
			}
		>
			<Sentence>{sentenceOf(error)}</Sentence>
		</Notice>
	);
}
