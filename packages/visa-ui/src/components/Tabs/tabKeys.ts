/** Which of the tabs a key leads to; disabled ones are passed over and the ends meet. */
export function tabForKey(key: string, index: number, tabs: readonly { isDisabled?: boolean }[]): number | undefined {
	const open = tabs.flatMap((tab, at) => (tab.isDisabled ? [] : [at]));
	const place = open.indexOf(index);
	if (key === 'ArrowRight') return open[(place + 1) % open.length];
	if (key === 'ArrowLeft') return open.at(place - 1);
	if (key === 'Home') return open[0];
	if (key === 'End') return open.at(-1);
	return undefined;
}
