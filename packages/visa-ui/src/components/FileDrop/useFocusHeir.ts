import { type RefObject, useLayoutEffect } from 'react';
import { keepFocus } from '../../root/keepFocus';
import { stayNear } from '../../root/stayNear';

/**
 * Keeps the focus in the field when what has it is replaced by another part, or goes, as after an upload: it would be
 * nowhere.
 * @param parts the element around all of them
 * @param files whose first button gets the focus, or else
 * @param control the input
 */
export function useFocusHeir(
	parts: RefObject<HTMLElement | null>,
	files: RefObject<HTMLElement | null>,
	control: RefObject<HTMLInputElement | null>,
): void {
	useLayoutEffect(() => {
		const set = parts.current;
		if (!set) return undefined;
		const heir = () => {
			const next = files.current?.querySelector<HTMLElement>('button:enabled') ?? control.current;
			if (!next?.matches(':disabled')) return next;
			stayNear(set);
			return null;
		};
		return keepFocus(set, heir, true);
	}, [parts, files, control]);
}
