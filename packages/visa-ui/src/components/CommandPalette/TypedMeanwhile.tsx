import { useEffect } from 'react';

interface TypedMeanwhileProps {
	/** Called with what was typed, changed by a key. */
	onType: (change: (typed: string) => string) => void;
	onClose: () => void;
}

/** Until the palette's code has loaded: its search field and Escape, by keys alone; none of them reaches the page. */
export function TypedMeanwhile({ onType, onClose }: TypedMeanwhileProps) {
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey } = event;
			if (ctrlKey || metaKey || altKey) return;
			if (key === 'Escape') onClose();
			else if (key === 'Backspace') onType((typed) => typed.slice(0, -1));
			else if (key.length === 1) onType((typed) => typed + key);
			event.preventDefault();
		};
		window.addEventListener('keydown', hear, true);
		return () => window.removeEventListener('keydown', hear, true);
	}, [onType, onClose]);
	return null;
}
