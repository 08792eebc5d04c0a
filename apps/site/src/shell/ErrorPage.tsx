import { useRouter } from '@tanstack/react-router';
import { ApiError } from 'visa-sdk';
import { Button, EmptyState } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';
import { sentenceOf } from './sentenceOf';

/** A page that could not be shown: because its code did not arrive, or by what the server said. [API-08] */
export function ErrorPage({ error }: { error: unknown }) {
	const router = useRouter();
	const words = strings.error;
	return (
		<div className={page}>
			<EmptyState
				title={words.heading}
				level={1}
				action={<Button onPress={() => void router.invalidate()}>{strings.retry}</Button>}
			>
				{error instanceof ApiError ? sentenceOf(error) : words.text}
			</EmptyState>
		</div>
	);
}
