import { useEffect, useRef } from 'react';

/** Tells late callbacks whether the component is still mounted. */
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
