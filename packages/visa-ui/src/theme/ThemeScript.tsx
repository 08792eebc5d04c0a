import { themeScript } from './themeStore';

export interface ThemeScriptProps {
	/** Of the page's Content-Security-Policy, where it works with nonces; otherwise it names `themeScriptHash`. */
	nonce?: string;
}

/** Sets the theme before the first paint: for the head of a page that a server renders. */
export function ThemeScript({ nonce }: ThemeScriptProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; a browser hides the nonce from scripts
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
