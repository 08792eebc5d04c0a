'use client';

import { classes, type RootProps } from '../../root';
import { byId } from '../../root/inPage';
import { useStrings } from '../../strings/components';
import { skip } from './SkipLink.css';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
	/** The id of the main content. */
	targetId: string;
	/** The text; 'Skip to content' in the reader's language by default. */
	label?: string;
}

/** A link for keyboard users that skips the menu and leads to the content. [NAV-10] */
export function SkipLink({ targetId, label, className, ...root }: SkipLinkProps) {
	const strings = useStrings();
	return (
		<a
			{...root}
			className={classes(skip, className)}
			href={`#${targetId}`}
			onClick={(event) => {
				const target = byId(targetId, event.currentTarget);
				if (!target) return;
				event.preventDefault();
				if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
				target.focus();
				target.scrollIntoView?.({ block: 'start' });
			}}
		>
			{label ?? strings.skipToContent}
		</a>
	);
}
