const told = new Set<string>();

/** Tells whoever builds with the wizard what is amiss, each thing once. Bundlers leave it out of what travellers get. */
export function warn(...messages: readonly string[]): void {
	if (process.env.NODE_ENV === 'production') return;
	for (const message of messages) {
		if (!told.has(message)) console.warn(`visa-ui: ${message}`);
		told.add(message);
	}
}
