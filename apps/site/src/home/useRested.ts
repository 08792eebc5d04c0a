import { useEffect, useState } from 'react';

/** A value once it has been stable for a while. @param ms how long */
export function useRested<Value>(value: Value, ms: number): Value {
	const [rested, setRested] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return rested;
}
