import { languages } from 'visa-sdk/rules';
import { language as current, strings } from '../strings';
import { keepLanguage, languageNames } from '../strings/language';
import * as css from './LanguageSwitch.css';

export interface LanguageSwitchProps {
	/** Where it stands, if it is still there when the page opens anew: who chose with keys goes on from there. */
	place?: 'bar' | 'foot';
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
						// The window's name outlives its page, and no setting of a browser forbids to read it.
						ref={(button) => {
							if (!button || language !== current || window.name !== place) return;
							window.name = '';
							button.focus({ preventScroll: true });
						}}
						type="button"
						lang={language}
						className={css.choice}
						aria-current={language === current || undefined}
						onClick={({ detail }) => {
							if (language === current) return;
							keepLanguage(language);
							// A press of a mouse or a finger is counted, one of a key or a screen reader is not.
							if (place && !detail) window.name = place;
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
