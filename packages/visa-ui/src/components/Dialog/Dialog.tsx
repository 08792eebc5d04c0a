'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from '../../overlay';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Dialog.css';

export interface DialogProps extends RootProps {
	/** Names the dialog and is its heading. */
	title: string;
	/** Whether it is open; the page holds that, and opens it. */
	isOpen: boolean;
	/** The reader wants it closed, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** How wide it gets where the window has room: 'small' for a question, 'large' for a form of two columns. */
	size?: 'small' | 'medium' | 'large';
	/** false: neither Escape nor a press outside closes it, as while something half done would be lost. */
	isDismissable?: boolean;
	/** Buttons at the end. */
	footer?: ReactNode;
	/** What is asked or shown; it scrolls where it is too tall, title and buttons stay. */
	children: ReactNode;
}

/** A titled sheet over the page. */
export function Dialog({ title, isOpen, onClose, size, isDismissable, footer, children, ...root }: DialogProps) {
	const titleId = useId();
	const strings = useStrings();
	return (
		<Modal
			{...root}
			isOpen={isOpen}
			onClose={onClose}
			size={size}
			isDismissable={isDismissable}
			aria-labelledby={titleId}
		>
			<div className={css.head}>
				<Heading level={2} size="tiny" id={titleId}>
					{title}
				</Heading>
				<IconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />
			</div>
			<div className={css.body}>{children}</div>
			{footer && <div className={css.foot}>{footer}</div>}
		</Modal>
	);
}
