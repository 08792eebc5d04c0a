import { warn } from '../root/warn';

/**
 * Tells developers of a value that is none of the items': nothing looks selected, yet the form submits it. Items that
 * aren't there yet may have it.
 * @param held one id, or several
 * @param of what the page calls the component
 */
export function checkAmong(items: readonly { id: string }[], held: string | readonly string[] | null, of: unknown) {
	if (process.env.NODE_ENV === 'production') return;
	if (!held || items.length === 0) return;
	for (const id of [held].flat())
		if (!items.some((item) => item.id === id))
			warn(
				`${typeof of === 'string' ? `“${of}”` : 'A field'} has the value ${JSON.stringify(id)}, which is the \`id\` of none of its items.`,
			);
}
