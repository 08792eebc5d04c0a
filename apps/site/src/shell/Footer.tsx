import { useQuery } from '@tanstack/react-query';
import { Link, Text } from 'visa-ui';
import { queries } from '../api';
import { companyPages } from '../company/companyPages';
import { legalPages } from '../legal/legalPages';
import { strings } from '../strings';
import { LanguageSwitch } from './LanguageSwitch';
import * as styles from './Layout.css';
import { PageLinks } from './PageLinks';

/** The company and its terms, on every page for travellers. [INF-01] */
export function Footer() {
	const { data: settings } = useQuery(queries.settings());
	return (
		<footer className={styles.footer}>
			<div className={styles.footerInner}>
				<div className={styles.footerOwner}>
					<span>© {strings.brand}</span>
					<Link className={styles.standsAlone} href="/status" tone="soft">
						{strings.titles.status}
					</Link>
					<LanguageSwitch place="foot" />
					{settings?.isDemo && (
						<Text size="caption" tone="soft">
							{strings.shell.demo}
						</Text>
					)}
				</div>
				<nav aria-label={strings.shell.company}>
					<PageLinks title={strings.shell.company} pages={companyPages} nameOf={(page) => strings.titles[page]} />
				</nav>
				<nav aria-label={strings.shell.rules}>
					<PageLinks title={strings.shell.rules} pages={legalPages} nameOf={(page) => strings.titles[page]} />
				</nav>
			</div>
		</footer>
	);
}
