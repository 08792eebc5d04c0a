/** The ids that a field holds although none of its items has them, such as of what is no longer offered. */
export const strangersAmong = <Id extends string>(items: readonly { id: Id }[], held: readonly Id[]): Id[] =>
	// A page without types may give one id; and any page one twice.
	[...new Set([held].flat())].filter((id) => !items.some((item) => item.id === id));
