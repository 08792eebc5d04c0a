import { useQuery } from '@tanstack/react-query';
import { queries } from '../api';
import { strings } from '../strings/az';
import { footer, footerInner } from './Layout.css';

export function Footer() {
	const { data: settings } = useQuery(queries.settings());
	return (
		<footer className={footer}>
			<div className={footerInner}>
				<span>© {strings.brand}</span>
				{settings?.isDemo && <span>{strings.shell.demo}</span>}
			</div>
		</footer>
	);
}
