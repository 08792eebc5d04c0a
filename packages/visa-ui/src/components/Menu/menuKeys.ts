/** Where a key leads among a menu's rows; the ends meet. */
export function rowForKey(key: string, index: number, count: number): number | undefined {
	if (key === 'ArrowDown') return (index + 1) % count;
	if (key === 'ArrowUp') return (index - 1 + count) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}
