import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'visa-ui';

export interface FoldProps {
	/** What the button does. */
	label: string;
	/** @param close hides it, and moves focus to the button that opened it */
	children: (close: () => void) => ReactNode;
}

/** A form that is hidden until needed, and then has focus in its first field. */
export function Fold({ label, children }: FoldProps) {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const content = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen) content.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
	}, [isOpen]);
	const close = () => {
		setOpen(false);
		opener.current?.querySelector('button')?.focus();
	};
	return (
		<>
			<div ref={opener}>
				<Button
					tone="secondary"
					aria-expanded={isOpen}
					{...(isOpen && { 'aria-controls': id })}
					onPress={() => setOpen(!isOpen)}
				>
					{label}
				</Button>
			</div>
			{isOpen && (
				<div ref={content} id={id}>
					{children(close)}
				</div>
			)}
		</>
	);
}
