'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from '../../overlay';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { CloseIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Dialog.css';

export interface DialogProps {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	size?: 'small' | 'medium' | 'large';
	isDismissable?: boolean;
	/** Buttons at the end. */
	footer?: ReactNode;
	children: ReactNode;
}

/** A titled sheet over the page. */
export function Dialog({ title, isOpen, onClose, size, isDismissable, footer, children }: DialogProps) {
	const titleId = useId();
	const strings = useStrings();
	return (
		<Modal isOpen={isOpen} onClose={onClose} size={size} isDismissable={isDismissable} aria-labelledby={titleId}>
			<header className={css.head}>
				<Heading level={2} size="tiny" id={titleId}>
					{title}
				</Heading>
				<IconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />
			</header>
			<div className={css.body}>{children}</div>
			{footer && <footer className={css.foot}>{footer}</footer>}
		</Modal>
	);
}

export interface ConfirmDialogProps {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	onConfirm: () => void;
	/** What will happen, as a verb. */
	confirmLabel?: string;
	cancelLabel?: string;
	/** 'critical' for what can't be taken back. */
	tone?: 'primary' | 'critical';
	isPending?: boolean;
	children: ReactNode;
}

/** A question that must be answered before going on. */
export function ConfirmDialog({
	title,
	isOpen,
	onClose,
	onConfirm,
	tone = 'primary',
	isPending = false,
	children,
	...words
}: ConfirmDialogProps) {
	const id = useId();
	const strings = useStrings();
	return (
		<Modal
			isOpen={isOpen}
			onClose={onClose}
			isDismissable={!isPending}
			size="small"
			role="alertdialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
		>
			<div className={css.body}>
				<Heading level={2} size="small" id={`${id}-title`}>
					{title}
				</Heading>
				<div id={`${id}-text`}>{children}</div>
			</div>
			<footer className={css.foot}>
				<Button tone="secondary" onPress={onClose} isDisabled={isPending}>
					{words.cancelLabel ?? strings.cancel}
				</Button>
				<Button tone={tone} onPress={onConfirm} isPending={isPending}>
					{words.confirmLabel ?? strings.confirm}
				</Button>
			</footer>
		</Modal>
	);
}
