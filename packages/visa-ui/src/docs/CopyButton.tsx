import { type ReactNode, useEffect, useState } from 'react';
import { CheckIcon, createIcon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import * as css from './copyButton.css';

interface CopyButtonProps {
	text: string;
	/** What is copied, for those who don't see where the button is. */
	label: string;
	children?: ReactNode;
	className?: string;
}

/**
 * Copies a text, and confirms it for a moment: with a tick and an announcement. Its text, width and name don't change.
 */
export function CopyButton({ text, label, children = 'Copy', className = css.copy }: CopyButtonProps) {
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), 1500);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<span className={css.copyPlace}>
			<button
				type="button"
				className={className}
				aria-label={`Copy ${label}`}
				onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
			>
				{children}
			</button>
			{isCopied && (
				<span className={css.copied}>
					<CheckIcon size="small" />
				</span>
			)}
			<VisuallyHidden>
				<span role="status">{isCopied ? 'Copied' : ''}</span>
			</VisuallyHidden>
		</span>
	);
}

/** Two sheets, one behind the other. */
const CopyIcon = createIcon('M9 8.5h11V20H9Z', 'M15.5 8.5V4H4v11.5h5');

/** A value or a name in code that is copied by pressing it: the mark beside it says so. */
export function CopyCode({ children, ...props }: Omit<CopyButtonProps, 'className'>) {
	return (
		<CopyButton {...props} className={css.codeButton}>
			<span className={css.codeWords}>{children}</span>
			<CopyIcon size="small" className={css.codeMark} />
		</CopyButton>
	);
}
