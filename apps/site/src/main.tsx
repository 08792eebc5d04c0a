import 'visa-ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, watchSession } from './api';
import { router } from './routes';
import { watchThemeColor } from './shell/themeColor';
import { watchTitle } from './shell/title';
import { watchLinks } from './shell/watchLinks';
import { language } from './strings';

document.documentElement.lang = language;
watchTitle(router);
watchLinks(router);
watchSession(() => router.invalidate());
watchThemeColor();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
	<StrictMode>
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	</StrictMode>,
);
