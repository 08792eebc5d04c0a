import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Language } from 'visa-sdk/rules';
import { toast } from 'visa-ui';
import { pendingRegistration } from '../account/pendingRegistration';
import { typedEmail } from '../account/typedEmail';
import { queryClient, session } from '../api';
import { shortcutStore } from '../dashboard/applications/keys/shortcutStore';
import { rememberFor } from '../dashboard/personMemory';
import { markAlive } from '../opening/alive';
import { createSiteRouter } from '../routes';
import { sessionEnd } from '../sessionEnd';
import { language } from '../strings';
import { FIRST_LANGUAGE, keepLanguage } from '../strings/language';
import { unsent } from '../unsent';

export interface SiteAtProps {
	/** The address that is open. */
	path: string;
	/** What goes back and forward in the story, as its browser would; it begins at its own address. */
	history?: RouterHistory;
}

/** The whole site at an address, over whatever answers its calls. */
export function SiteAt({ path, history }: SiteAtProps) {
	const [router] = useState(() => createSiteRouter(history ?? createMemoryHistory({ initialEntries: [path] })));
	// Where the site itself says it when it has taken over what the server sent.
	useEffect(markAlive, []);
	return (
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	);
}

/** Begins a story with a browser that knows nothing; somebody's, unless it is a visitor's. */
export function freshBrowser({ isVisitor = false, speaks = FIRST_LANGUAGE as Language } = {}): () => void {
	const clean = () => {
		queryClient.clear();
		session.remove();
		toast.clear();
		localStorage.clear();
		sessionStorage.clear();
		unsent.forget();
		rememberFor(null);
		shortcutStore.forget();
		pendingRegistration.forget();
		typedEmail.forget();
		sessionEnd.forget();
	};
	clean();
	keepLanguage(speaks);
	// A page has one language: whoever comes from a story in another one opens it anew.
	if (language !== speaks) window.location.reload();
	if (!isVisitor) session.write({ accessToken: 'story', expiresAt: '2099-01-01T00:00:00.000Z' });
	return clean;
}
