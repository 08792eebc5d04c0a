/** Tells whoever builds with the wizard what is amiss. Bundlers leave it out of what travellers get. */
export function warn(message: string): void {
	if (process.env.NODE_ENV !== 'production') console.warn(`visa-ui: ${message}`);
}
