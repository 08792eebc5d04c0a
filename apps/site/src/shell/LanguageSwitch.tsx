import { type Language, languages } from 'visa-sdk/rules';
import { afterPaint } from 'visa-ui/machine';
import { client, meQuery, queryClient, session } from '../api';
import { pageLeave } from '../pageLeave';
import { language as current, strings } from '../strings';
import { keepLanguage, languageNames } from '../strings/language';
import * as css from './LanguageSwitch.css';

/** For the menu's drawer, which has closed by then, its button is used. */
export type Place = 'bar' | 'foot' | 'menu';

export interface LanguageSwitchProps {
	/** Where it is, if it still exists when the page is reloaded: keyboard users continue from there. */
	place?: Place;
	/** Closes the menu that it is in: a form that asks first does so above the page. */
	onDone?: () => void;
}

/** Where the previous page was left by choosing a language, until focus has been restored. */
let cameFrom = '';
if (typeof window !== 'undefined' && /^(bar|foot|menu)$/.test(window.name)) {
	cameFrom = window.name;
	window.name = '';
}

/**
 * For an element: focuses it once if the previous page was left from there. What is hidden while the page waits for its
 * data, as the footer is, gets the focus when it appears, unless something else has it by then.
 */
export const comesBackTo = (place: Place | undefined) => (element: HTMLElement | null) => {
	if (!element || cameFrom !== place) return undefined;
	const { body } = document;
	const appearing = new ResizeObserver(() => {
		if (cameFrom === place && document.activeElement === body) element.focus({ preventScroll: true });
		if (document.activeElement === body) return;
		cameFrom = '';
		appearing.disconnect();
	});
	appearing.observe(element);
	return () => appearing.disconnect();
};

/**
 * The window's name outlives its page, and no browser setting prevents reading it. If the page stays, nothing changes.
 */
function markFor(place: string) {
	window.name = place;
	const forget = () => {
		window.name = '';
	};
	for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, forget, { once: true });
}

/** A traveller's letters follow, staff's are Azerbaijani; while it isn't known who is signed in, the server decides. [ACC-10] */
function tellServer(language: Language) {
	const { role = 'client' } = queryClient.getQueryData(meQuery.queryKey) ?? {};
	// The page doesn't wait: signing in tells it too.
	if (session.read() && role === 'client') client.users.setLanguage({ language }).catch(() => undefined);
}

/**
 * The site's languages, each named in itself. Another one is stored and reloads this URL; a form with unsent input asks
 * first, as whenever its page is left, and whoever stays keeps the language too. [ACC-09]
 */
export function LanguageSwitch({ place, onDone }: LanguageSwitchProps) {
	const choose = async (language: Language, isByKeys: boolean) => {
		if (onDone) {
			onDone();
			await afterPaint();
		}
		if (!(await pageLeave.isAllowed())) return;
		keepLanguage(language);
		tellServer(language);
		if (place && isByKeys) markFor(place);
		window.location.reload();
	};
	return (
		<ul className={css.list} aria-label={strings.shell.language}>
			{languages.map((language) => (
				<li key={language}>
					<button
						ref={language === current ? comesBackTo(place) : undefined}
						type="button"
						lang={language}
						className={css.choice}
						aria-current={language === current || undefined}
						onClick={({ currentTarget }) => {
							if (language !== current) void choose(language, currentTarget.matches(':focus-visible'));
						}}
					>
						{languageNames[language]}
					</button>
				</li>
			))}
		</ul>
	);
}
