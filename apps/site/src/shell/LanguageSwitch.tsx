import { useEffect, useRef } from 'react';
import { languages } from 'visa-sdk/rules';
import { language as current, strings } from '../strings';
import { keepLanguage, languageNames } from '../strings/language';
import * as css from './LanguageSwitch.css';

const PRESSED = 'language-pressed';

export interface LanguageSwitchProps {
	/** Where it stands, if it still does after another language was chosen: a chooser without a mouse goes on there. */
	place?: 'bar' | 'foot';
}

/**
 * The site's languages, each named in itself. Another one is kept and opens this address anew; a form with typed words
 * asks first, as whenever its page is left. [ACC-09]
 */
export function LanguageSwitch({ place }: LanguageSwitchProps) {
	const chosen = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		try {
			if (!place || sessionStorage.getItem(PRESSED) !== place) return;
			sessionStorage.removeItem(PRESSED);
			chosen.current?.focus({ preventScroll: true });
		} catch {
			// Where nothing is kept, a page begins at its start.
		}
	}, [place]);
	return (
		<ul className={css.list} aria-label={strings.shell.language}>
			{languages.map((language) => (
				<li key={language}>
					<button
						ref={language === current ? chosen : undefined}
						type="button"
						lang={language}
						className={css.choice}
						aria-current={language === current || undefined}
						onClick={({ detail }) => {
							if (language === current) return;
							keepLanguage(language);
							try {
								// A press of a mouse or a finger is counted, one of a key or a screen reader is not.
								if (place && detail === 0) sessionStorage.setItem(PRESSED, place);
							} catch {}
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
