import { themeScript } from './themeStore';

export interface ThemeScriptProps {
	/** The nonce of the page's Content-Security-Policy. Policies with hashes use `themeScriptHash` instead. */
	nonce?: string;
}

/** A script for the head of a server-rendered page that sets the theme before the first paint. */
export function ThemeScript({ nonce }: ThemeScriptProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; a browser hides the nonce from scripts
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
