'use client';

import { useState } from 'react';

/** A value held by the caller if given, otherwise here. */
export function useOwned<Value>(
	given: Value | undefined,
	first: Value,
	onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
	const [own, setOwn] = useState(first);
	function change(next: Value) {
		setOwn(next);
		onChange?.(next);
	}
	return [given === undefined ? own : given, change];
}
