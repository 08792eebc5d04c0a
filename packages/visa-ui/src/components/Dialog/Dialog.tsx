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
