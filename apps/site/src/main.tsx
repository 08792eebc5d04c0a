import 'visa-ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { themeStore } from 'visa-ui/theme';
import { queryClient, watchSession } from './api';
import { router } from './routes';
import { watchTitle } from './shell/title';
import { watchLinks } from './shell/watchLinks';

watchTitle(router);
watchLinks(router);
watchSession(() => router.invalidate());
// For the life of the page: other tabs and the operating system are heard although no theme button is on the screen.
themeStore.subscribe(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	</StrictMode>,
);
