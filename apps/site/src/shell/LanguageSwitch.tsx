import { languages } from 'visa-sdk/rules';
import { language as current, strings } from '../strings';
import { keepLanguage, languageNames } from '../strings/language';
import * as css from './LanguageSwitch.css';

/**
 * The site's languages, each named in itself. Another one is kept and opens this address anew; a form with typed words
 * asks first, as whenever its page is left. [ACC-09]
 */
export function LanguageSwitch() {
	return (
		<ul className={css.list} aria-label={strings.shell.language}>
			{languages.map((language) => (
				<li key={language}>
					<button
						type="button"
						lang={language}
						className={css.choice}
						aria-current={language === current || undefined}
						onClick={() => {
							if (language === current) return;
							keepLanguage(language);
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
