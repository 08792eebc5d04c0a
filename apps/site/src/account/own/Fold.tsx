import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'visa-ui';
import { unsentForms } from '../../form/unsentForms';
import { useKept } from '../../form/useUnsent';

export interface FoldProps {
	/** Unique: it is open again when its reader comes back after the session has ended. */
	name: string;
	/** What the button does. */
	label: string;
	/** @param close hides it, and moves focus to the button that opened it */
	children: (close: () => void) => ReactNode;
}

/** A form that is hidden until needed, and then has focus in its first field. */
export function Fold({ name, label, children }: FoldProps) {
	const key = `fold ${name}`;
	const [wasOpen] = useState(() => unsentForms.read(key) !== null);
	const [isOpen, setOpen] = useState(wasOpen);
	useEffect(() => unsentForms.drop(key), [key]);
	useKept(key, () => (isOpen ? { values: {} } : null), true);
	const id = useId();
	const content = useRef<HTMLDivElement>(null);
	const opener = useRef<HTMLDivElement>(null);
	const isPressed = useRef(false);
	useEffect(() => {
		// Coming back to the page is not asking for this form.
		if (isOpen && isPressed.current) content.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
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
					onPress={() => {
						isPressed.current = true;
						setOpen(!isOpen);
					}}
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
