import type { StringSections } from '../strings/sections';

/** A catalogue that records which of its phrases were used, and what its functions returned. */
export function watched(strings: StringSections) {
	const all = new Set<string>();
	const asked = new Set<string>();
	/** Those since the current turn started. */
	const lately = new Set<string>();
	const note = (place: string) => {
		asked.add(place);
		lately.add(place);
	};
	const said: string[] = [];

	function watch(part: unknown, path: string): unknown {
		if (typeof part === 'object' && part !== null) {
			const twin: Record<string, unknown> = Array.isArray(part) ? ([] as unknown as Record<string, unknown>) : {};
			for (const [name, inner] of Object.entries(part)) {
				const place = path ? `${path}.${name}` : name;
				const value = watch(inner, place);
				const isPhrase = typeof inner === 'string' || typeof inner === 'function';
				if (isPhrase) all.add(place);
				Object.defineProperty(twin, name, {
					enumerable: true,
					get() {
						// A function counts as used only when it is called, not when it is passed on.
						if (typeof inner === 'string') note(place);
						return value;
					},
				});
			}
			return twin;
		}
		if (typeof part !== 'function') return part;
		return (...given: unknown[]) => {
			note(path);
			const answer: unknown = part(...given);
			if (typeof answer === 'string') said.push(answer);
			return answer;
		};
	}
	return {
		strings: watch(strings, '') as StringSections,
		said: (): readonly string[] => said,
		hasAsked: (path: string) => asked.has(path),
		beginTurn: () => lately.clear(),
		hasAskedInTurn: (path: string) => lately.has(path),
		unasked: (sections: readonly (keyof StringSections)[]) =>
			[...all].filter((path) => sections.some((section) => path.startsWith(`${section}.`)) && !asked.has(path)),
	};
}
