'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from '../../overlay';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { Inline } from '../Inline';
import * as css from './ConfirmDialog.css';

export interface ConfirmDialogProps extends RootProps {
	/** The question. */
	title: string;
	/** Whether it is open (controlled). */
	isOpen: boolean;
	/** Called when the reader declines, by the button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/**
	 * Called when the reader confirms. Set `isPending` while you carry it out, then close the dialog. Without it there is
	 * nothing to confirm, as when the action turned out to be impossible: the cancel button stands alone.
	 */
	onConfirm?: (() => void) | undefined;
	/** The label of the confirm button: a verb that says what will happen. */
	confirmLabel?: string;
	/** The label of the cancel button, if a plain "cancel" could be misread; has a default in each language. */
	cancelLabel?: string | undefined;
	/** `critical` for actions that can't be undone. */
	tone?: 'primary' | 'critical';
	/** The action is in progress: the dialog can't be closed or confirmed again. */
	isPending?: boolean;
	/** The action has become impossible: the content explains why, and the dialog can only be closed. */
	isBlocked?: boolean;
	/** The consequences, in a sentence or two. */
	children: ReactNode;
}

/** A dialog that asks for confirmation. */
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
			<div data-scrolling="" className={css.body}>
				<Heading level={2} size="small" id={`${id}-title`}>
					{title}
				</Heading>
				{/* What changes while one reads is told. */}
				<div id={`${id}-text`} aria-live="polite">
					{children}
				</div>
			</div>
			{/* What keeps everything as it was comes first. */}
			<Inline justify="end" isStackedOnPhones className={css.foot}>
				<Button tone="secondary" onPress={onClose} isDisabled={isPending}>
					{cancelLabel ?? strings.cancel}
				</Button>
				{onConfirm && (
					<Button tone={tone} onPress={onConfirm} isPending={isPending} isBlocked={isBlocked}>
						{confirmLabel ?? strings.confirm}
					</Button>
				)}
			</Inline>
		</Modal>
	);
}
