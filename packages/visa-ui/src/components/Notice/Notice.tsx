import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon';
import * as css from './Notice.css';

/** The kind of a message: information, success, warning, error. */
export type NoticeTone = keyof typeof css.tone;

/** The icon of each tone. */
export const noticeIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

export interface NoticeProps extends RootProps<HTMLDivElement> {
	/**
	 * `info` for information, `success`, `warning` for something that may go wrong, `error` for a failure. Determines
	 * colour, icon and the announced word.
	 */
	tone: NoticeTone;
	/** A short title in bold. */
	title?: string;
	/** A button or link that helps: retry, sign in. */
	action?: ReactNode;
	/** Set to -1 if the page moves the focus here after a failed action. */
	tabIndex?: -1;
	/** The consequences, or what to do. */
	children?: ReactNode;
}

/** A message within the page: what happened and what to do. Errors are announced immediately, others politely. */
export function Notice({ tone, title, action, className, children, ...root }: NoticeProps) {
	// Without TypeScript the value may be none of these; `look` reports it.
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
