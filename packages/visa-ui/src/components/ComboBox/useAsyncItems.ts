'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComboBoxItem } from '../../field/comboBox';

/** How items are loaded while the reader types. */
export interface AsyncItemsOptions<Item extends ComboBoxItem> {
	/** Loads the items that match the text. The signal is aborted when a newer query starts. */
	load: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
	/** The items that are shown before anything is typed. */
	first?: readonly Item[];
	/** The debounce delay in ms. */
	delay?: number;
	onError?: (error: unknown) => void;
}

/**
 * Loads a ComboBox's items from a server: spread the result into the field. Only the latest query's response is used.
 */
export function useAsyncItems<Item extends ComboBoxItem>({
	load,
	first = [],
	delay = 250,
	onError,
}: AsyncItemsOptions<Item>) {
	const [{ items, isPending }, setFound] = useState({ items: first, isPending: false });
	const latest = useRef({ load, first, onError });
	useEffect(() => {
		latest.current = { load, first, onError };
	});
	const asked = useRef({
		controller: new AbortController(),
		timer: undefined as ReturnType<typeof setTimeout> | undefined,
	});
	const end = useCallback(() => {
		clearTimeout(asked.current.timer);
		asked.current.controller.abort();
	}, []);
	useEffect(
		() => () => {
			end();
			// A part of a page that is only hidden comes back, and would wait for an answer that is no longer awaited.
			setFound((before) => ({ ...before, isPending: false }));
		},
		[end],
	);

	const onInputChange = useCallback(
		(text: string) => {
			end();
			if (text.trim() === '') return setFound({ items: latest.current.first, isPending: false });
			setFound((before) => ({ ...before, isPending: true }));
			const controller = new AbortController();
			const ask = async () => {
				try {
					const found = await latest.current.load(text, controller.signal);
					if (!controller.signal.aborted) setFound({ items: found, isPending: false });
				} catch (error) {
					if (controller.signal.aborted) return;
					setFound({ items: [], isPending: false });
					latest.current.onError?.(error);
				}
			};
			asked.current = { controller, timer: setTimeout(() => void ask(), delay) };
		},
		[delay, end],
	);
	return { items, isPending, onInputChange, isFiltered: true } as const;
}
