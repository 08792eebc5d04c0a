import { useEffect, useRef } from 'react';

/** Tells, to what comes late, whether the component is still on the page. */
export function useIsHere(): () => boolean {
	const isHere = useRef(false);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);
	return () => isHere.current;
}
