import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon';
import * as css from './Notice.css';

/** What a message is about: something to know, done, to look out for, failed. */
export type NoticeTone = keyof typeof css.tone;

/** The icon of each tone. */
export const noticeIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

export interface NoticeProps extends RootProps<HTMLDivElement> {
	/**
	 * What it means: 'info' to know, 'success' done, 'warning' may go wrong, 'error' went wrong. Colour, icon and spoken word
	 * follow.
	 */
	tone: NoticeTone;
	/** What is the matter, in a few words; in bold above the rest. */
	title?: string;
	/** A button or link that helps: retry, sign in. */
	action?: ReactNode;
	/** -1 lets a page move the focus here, after something that the reader did failed. */
	tabIndex?: -1;
	/** What follows from it, or what to do. */
	children?: ReactNode;
}

/** A message in the page: what happened and what to do. Errors are announced at once, the rest when it is quiet. */
export function Notice({ tone, title, action, className, children, ...root }: NoticeProps) {
	// Without types a word may be none of these; `look` tells of it.
	const Icon = noticeIcons[tone] ?? InfoIcon;
	return (
		<div
			{...root}
			className={classes(css.notice, look(css.tone, tone), className)}
			role={tone === 'error' ? 'alert' : 'status'}
		>
			<span className={css.ink[tone]}>
				<Icon size="small" />
			</span>
			<div className={css.words}>
				{title && <div className={css.title}>{title}</div>}
				{children && <div>{children}</div>}
			</div>
			{action && <div className={css.action}>{action}</div>}
		</div>
	);
}
