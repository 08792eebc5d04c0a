import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { queryClient } from './api';

interface SiteRootProps {
	router: AnyRouter;
	/** The components hear what is typed and pressed. */
	onAlive?: () => void;
}

/** The whole site; the same in the browser and where the server renders it. */
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
