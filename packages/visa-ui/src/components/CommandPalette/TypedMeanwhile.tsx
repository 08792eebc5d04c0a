import { useEffect } from 'react';

/** Before the palette's code has come: keeps the typed letters for its search field, and closes it on Escape. */
export function TypedMeanwhile({ onType, onClose }: { onType: (letter: string) => void; onClose: () => void }) {
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey } = event;
			if (key === 'Escape') onClose();
			else if (key.length > 1 || ctrlKey || metaKey || altKey) return;
			else onType(key);
			event.preventDefault();
		};
		window.addEventListener('keydown', hear, true);
		return () => window.removeEventListener('keydown', hear, true);
	}, [onType, onClose]);
	return null;
}
