'use client';

import type { ReactNode, Ref } from 'react';
import { useStrings } from '../../strings/components';
import { ExternalIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Link.css';
import { useAnchor } from './router';

export interface LinkProps {
	href: string;
	tone?: keyof typeof css.tone;
	/** Opens in a new tab, and says so. */
	isExternal?: boolean;
	download?: boolean;
	onPress?: () => void;
	'aria-current'?: 'page' | 'step' | 'true';
	'aria-label'?: string;
	ref?: Ref<HTMLAnchorElement>;
	children: ReactNode;
}

export function Link({ href, tone = 'accent', isExternal, download, onPress, children, ...props }: LinkProps) {
	const anchor = useAnchor({ href, isExternal, download, onPress });
	return (
		<a className={`${css.link} ${css.tone[tone]}`} {...anchor} {...props}>
			{children}
			{isExternal && <NewTabMark />}
		</a>
	);
}

/** Tells eyes and ears that a link leaves this tab. */
export function NewTabMark() {
	const strings = useStrings();
	return (
		<>
			<span className={css.outside}>
				<ExternalIcon size="small" />
			</span>
			<VisuallyHidden>{` (${strings.opensInNewTab})`}</VisuallyHidden>
		</>
	);
}
