'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from '../../overlay';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Inline } from '../Inline';
import * as css from './Dialog.css';

export interface DialogProps extends RootProps {
	/** The heading and accessible name. */
	title: string;
	/** Whether it is open (controlled). */
	isOpen: boolean;
	/** Called when it should close, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** The maximum width: `small` for a question, `large` for a form with two columns. */
	size?: 'small' | 'medium' | 'large';
	/**
	 * Set to false if neither Escape nor a press outside may close it, because work in progress would be lost.
	 * @default true
	 */
	isDismissable?: boolean;
	/** Buttons at the bottom: side by side, on a phone one below another. A harmless one comes before a dangerous one. */
	footer?: ReactNode;
	/** The content. It scrolls if it is too tall; title and footer stay visible. */
	children: ReactNode;
}

/** A modal dialog with a title. */
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
			<div data-scrolling="" className={css.body}>
				{children}
			</div>
			{footer && (
				<Inline justify="end" isStackedOnPhones className={css.foot}>
					{footer}
				</Inline>
			)}
		</Modal>
	);
}
