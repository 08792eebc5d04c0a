import type { ReactNode } from 'react';
import { Heading, Stack, Text, useAnchor } from 'visa-ui';
import { page } from '../../shell/Layout.css';
import { usePathname } from '../../shell/usePathname';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import * as css from './own.css';

const words = accountStrings;
const pages = [
	{ href: '/profile', label: words.profile, isAlso: '/profile/edit' },
	{ href: '/profile/security', label: strings.titles.security, isAlso: '' },
	{ href: '/profile/data', label: strings.titles.ownData, isAlso: '/profile/delete' },
] as const;

export interface AccountFrameProps {
	heading: string;
	lead?: ReactNode;
	children: ReactNode;
}

/** The pages of one's own account, which link to each other. [ACC-01] */
export function AccountFrame({ heading, lead, children }: AccountFrameProps) {
	const pathname = usePathname();
	return (
		<div className={page}>
			<div className={css.frame}>
				<nav aria-label={words.nav}>
					<ul className={css.links}>
						{pages.map(({ href, label, isAlso }) => (
							<li key={href}>
								<PageLink href={href} isCurrent={pathname === href} isWithin={pathname === isAlso}>
									{label}
								</PageLink>
							</li>
						))}
					</ul>
				</nav>
				<Stack gap="l">
					<Stack gap="s">
						<Heading level={1} tabIndex={-1}>
							{heading}
						</Heading>
						{lead && <Text tone="soft">{lead}</Text>}
					</Stack>
					{children}
				</Stack>
			</div>
		</div>
	);
}

interface PageLinkProps {
	href: string;
	isCurrent: boolean;
	/** A page below this one is open. */
	isWithin: boolean;
	children: string;
}

function PageLink({ href, isCurrent, isWithin, children }: PageLinkProps) {
	const anchor = useAnchor({ href });
	return (
		<a className={css.link} aria-current={isCurrent ? 'page' : isWithin ? 'true' : undefined} {...anchor}>
			{children}
		</a>
	);
}
