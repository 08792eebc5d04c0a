import { type ReactNode, useEffect, useState } from 'react';
import { CheckIcon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import * as css from './docs.css';

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
