import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from 'visa-sdk';
import { Button, EmptyState } from 'visa-ui';
import { strings } from '../strings';
import { page } from './Layout.css';
import { sentenceOf } from './sentenceOf';

/** A page that couldn't be shown, because its code didn't load or because of the server's response. [API-08] */
export function ErrorPage({ error }: { error: unknown }) {
	const router = useRouter();
	const words = strings.error;
	// A browser doesn't retry a module that failed to load, and a new version of the site has others.
	const again = () => (error instanceof ApiError ? void router.invalidate() : location.reload());
	const isOffline = navigator.onLine === false;
	// What couldn't load without a network loads once there is one.
	useEffect(() => {
		if (!isOffline) return;
		const reload = () => location.reload();
		addEventListener('online', reload);
		return () => removeEventListener('online', reload);
	}, [isOffline]);
	return (
		<div className={page}>
			<EmptyState title={words.heading} level={1} action={<Button onPress={again}>{strings.retry}</Button>}>
				{error instanceof ApiError ? sentenceOf(error) : isOffline ? strings.unreachable : words.text}
			</EmptyState>
		</div>
	);
}
