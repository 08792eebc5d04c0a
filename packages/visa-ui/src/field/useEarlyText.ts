import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * On a page rendered by the server, people type before its scripts have loaded. Their text is then in the control, but
 * React reports no change of it, and the field's state would never hear of it.
 * @param shown what the field's state shows; undefined for a control that holds its own text
 * @param take is called with the text that came before
 */
export function useEarlyText<E extends { value: string }>(
	control: RefObject<E | null>,
	shown: string | undefined,
	take: (text: string, control: E) => void,
) {
	const isServersPage = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	const atFirst = useRef<((element: E) => void) | null>((element) => {
		const text = element.value;
		if (!isServersPage || shown === undefined || text === shown) return;
		// What isn't taken must not stay visible.
		element.value = shown;
		take(text, element);
	});
	useEffect(() => {
		if (control.current) atFirst.current?.(control.current);
		atFirst.current = null;
	}, [control]);
}
