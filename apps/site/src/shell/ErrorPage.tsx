import { useRouter } from '@tanstack/react-router';
import { Button, EmptyState } from 'visa-ui';
import { strings } from '../strings/az';
import { page } from './Layout.css';

/** A page that could not be shown, most often because its code did not arrive. */
export function ErrorPage() {
	const router = useRouter();
	const words = strings.error;
	return (
		<div className={page}>
			<EmptyState
				title={words.heading}
				level={1}
				action={<Button onPress={() => void router.invalidate()}>{strings.retry}</Button>}
			>
				{words.text}
			</EmptyState>
		</div>
	);
}
