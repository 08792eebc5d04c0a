import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { queryClient } from './api';

interface SiteRootProps {
	router: AnyRouter;
	/** Called when the components respond to input. */
	onAlive?: () => void;
}

/** The complete site; the same in the browser and on the server. */
export function SiteRoot({ router, onAlive }: SiteRootProps) {
	useEffect(() => onAlive?.(), [onAlive]);
	return (
		<StrictMode>
			<QueryClientProvider client={queryClient}>
				<RouterProvider router={router} />
			</QueryClientProvider>
		</StrictMode>
	);
}
