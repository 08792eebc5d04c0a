import { languages } from 'visa-sdk/rules';
import { language as current, strings } from '../strings';
import { keepLanguage, languageNames } from '../strings/language';
import * as css from './LanguageSwitch.css';

/** In the menu's drawer, which is closed by then, its button stands for it. */
export type Place = 'bar' | 'foot' | 'menu';

export interface LanguageSwitchProps {
	/** Where it stands, if it is still there when the page opens anew: who chose with keys goes on from there. */
	place?: Place;
}

/** Where the page before this one was left by the choice of a language, until the focus is there again. */
let cameFrom = '';
if (typeof window !== 'undefined' && /^(bar|foot|menu)$/.test(window.name)) {
	cameFrom = window.name;
	window.name = '';
}

/** Of an element: it takes the focus if the page before this one was left from there, once. */
export const comesBackTo = (place: Place | undefined) => (element: HTMLElement | null) => {
	if (!element || cameFrom !== place) return;
	cameFrom = '';
	element.focus({ preventScroll: true });
};

/** The window's name outlives its page, and no setting of a browser forbids to read it. Whoever stays goes on here. */
function markFor(place: string) {
	window.name = place;
	const forget = () => {
		window.name = '';
	};
	for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, forget, { once: true });
}

/**
 * The site's languages, each named in itself. Another one is kept and opens this address anew; a form with typed words
 * asks first, as whenever its page is left. [ACC-09]
 */
export function LanguageSwitch({ place }: LanguageSwitchProps) {
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
							if (language === current) return;
							keepLanguage(language);
							if (place && currentTarget.matches(':focus-visible')) markFor(place);
							window.location.reload();
						}}
					>
						{languageNames[language]}
					</button>
				</li>
			))}
		</ul>
	);
}
