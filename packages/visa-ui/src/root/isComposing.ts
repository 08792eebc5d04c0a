/**
 * Whether a key belongs to an input method. Safari ends composing before it reports the key that ended it, and gives that the
 * code 229, by which alone it can be told.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
	event.isComposing || event.keyCode === 229;
