import { useQuery } from '@tanstack/react-query';
import { Link } from 'visa-ui';
import { queries } from '../api';
import { legalPages } from '../legal/legalPages';
import { strings } from '../strings/az';
import { footer, footerInner, footerLinks } from './Layout.css';

export function Footer() {
	const { data: settings } = useQuery(queries.settings());
	return (
		<footer className={footer}>
			<div className={footerInner}>
				<span>© {strings.brand}</span>
				<nav aria-label={strings.shell.rules} className={footerLinks}>
					{legalPages.map((page) => (
						<Link key={page} href={`/${page}`} tone="soft">
							{strings.legal[page].heading}
						</Link>
					))}
				</nav>
				{settings?.isDemo && <span>{strings.shell.demo}</span>}
			</div>
		</footer>
	);
}
