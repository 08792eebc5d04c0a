'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from '../../overlay';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Heading } from '../Heading';
import * as css from './ConfirmDialog.css';

export interface ConfirmDialogProps extends RootProps {
	/** The question itself. */
	title: string;
	/** Whether it is open; the page holds that, and opens it. */
	isOpen: boolean;
	/** The answer is no, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** The answer is yes: do it, with `isPending` meanwhile, and close the dialog. */
	onConfirm: () => void;
	/** What will happen, as a verb. */
	confirmLabel?: string;
	/** What stays as it is, where a plain "cancel" could be misread; the word of the language unless given. */
	cancelLabel?: string;
	/** 'critical' for what can't be taken back. */
	tone?: 'primary' | 'critical';
	/** The answer is being carried out: it can't be closed or answered again. */
	isPending?: boolean;
	/** What it asks can't be done any more: the children say why, and it can only be closed. */
	isBlocked?: boolean;
	/** What will come of it, in a sentence or two. */
	children: ReactNode;
}

/** A question that must be answered before going on. */
export function ConfirmDialog({
	title,
	isOpen,
	onClose,
	onConfirm,
	confirmLabel,
	cancelLabel,
	tone = 'primary',
	isPending = false,
	isBlocked = false,
	children,
	...root
}: ConfirmDialogProps) {
	const id = useId();
	const strings = useStrings();
	return (
		<Modal
			{...root}
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
				{/* What changes while one reads is told. */}
				<div id={`${id}-text`} aria-live="polite">
					{children}
				</div>
			</div>
			<div className={css.foot}>
				<Button tone="secondary" onPress={onClose} isDisabled={isPending}>
					{cancelLabel ?? strings.cancel}
				</Button>
				<Button tone={tone} onPress={onConfirm} isPending={isPending} isBlocked={isBlocked}>
					{confirmLabel ?? strings.confirm}
				</Button>
			</div>
		</Modal>
	);
}
