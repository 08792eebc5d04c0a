import type { Language } from 'visa-sdk/rules';
import { FIRST_LANGUAGE, keepLanguage } from '../strings/language';

export interface InLanguageProps {
	/** The address that is open. */
	path: string;
	/** Nobody is signed in. */
	isVisitor?: boolean;
}

/**
 * The site in a language. Its parts are loaded by the story alone: a page decides its language when it opens, so that
 * nothing of it may be there before.
 */
export const inLanguage = (language: Language) => ({
	globals: { language },
	loaders: [
		async ({ args }: { args: InLanguageProps }) => {
			keepLanguage(language);
			const { freshBrowser, SiteAt } = await import('./SiteAt');
			const clean = freshBrowser({ isVisitor: args.isVisitor ?? false, speaks: language });
			// This page has its language; the next one that opens in this browser begins in the first.
			keepLanguage(FIRST_LANGUAGE);
			return { SiteAt, clean };
		},
	],
	beforeEach: ({ loaded }: { loaded: Record<string, unknown> }) => loaded.clean as () => void,
	render: ({ path }: InLanguageProps, { loaded }: { loaded: Record<string, unknown> }) => {
		const Site = loaded.SiteAt as typeof import('./SiteAt').SiteAt;
		return <Site path={path} />;
	},
});
