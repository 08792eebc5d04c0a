import { useAnchor } from 'visa-ui';
import { strings } from '../strings';
import { brand } from './Layout.css';

/** The product's name with its logo: a V of engraved lines. */
export function Brand() {
	const { href, ...anchor } = useAnchor({ href: '/' });
	return (
		<a href={href} {...anchor} className={brand} aria-label={`${strings.brand}: ${strings.shell.home}`}>
			<svg width="1.75rem" height="1.75rem" viewBox="0 0 28 28" fill="none" stroke="currentColor" aria-hidden="true">
				<path d="M3 5l11 18L25 5" strokeWidth="2.5" />
				<path d="M7.500 5L14 15.600 20.500 5M11.500 5l2.500 4 2.500-4" strokeWidth="1" />
			</svg>
			{strings.brand}
		</a>
	);
}
