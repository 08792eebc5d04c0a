import { useEffect, useRef } from 'react';

/**
 * Delays what a lost focus causes until the press that caused it is over: a sentence that appears between pressing and
 * releasing moves the pressed button away, and the browser then sends no click. Without a press it happens at once.
 */
export function useAfterPress(): (then: () => void) => void {
	const waiting = useRef<(() => void)[] | null>(null);
	useEffect(() => {
		const flush = () => {
			const due = waiting.current ?? [];
			waiting.current = null;
			for (const then of due) then();
		};
		const press = () => {
			flush();
			waiting.current = [];
		};
		// The click follows in the same task.
		const release = () => setTimeout(flush);
		// A tap sends these too, and only then moves the focus. What is dragged isn't released, nor what opens a menu.
		const heard = [
			['mousedown', press],
			['mouseup', release],
			['dragend', release],
			['contextmenu', release],
			['keydown', release],
		] as const;
		for (const [type, listener] of heard) document.addEventListener(type, listener, true);
		return () => {
			for (const [type, listener] of heard) document.removeEventListener(type, listener, true);
			flush();
		};
	}, []);
	return (then) => {
		if (waiting.current) waiting.current.push(then);
		else then();
	};
}
