import { type RefObject, useLayoutEffect, useState } from 'react';

/** A legend stays usable: it may hold the checkbox that turns the rest on and off. */
const PART = 'fieldset:disabled > :not(legend:first-of-type)';

/** Whether a `fieldset disabled` around the field disables it, which the browser applies to native controls only. */
export function useDisabledAround(control: RefObject<Element | null>): boolean {
	const [isDisabled, set] = useState(false);
	useLayoutEffect(() => {
		const read = () => set(Boolean(control.current?.matches(`${PART}, ${PART} *`)));
		const watch = new MutationObserver(read);
		const outer = (element: Element | null | undefined) => element?.closest('fieldset');
		for (let one = outer(control.current); one; one = outer(one.parentElement))
			watch.observe(one, { attributeFilter: ['disabled'] });
		read();
		return () => watch.disconnect();
	}, [control]);
	return isDisabled;
}
