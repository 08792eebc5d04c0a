import type { Change } from './facts';

/** One sentence of a changeset. */
export interface News {
	words: string;
	isBreaking: boolean;
}

export interface PartNews {
	/** A component, or another topic: 'Wizard'. */
	part: string;
	/** Breaking changes first. */
	news: News[];
}

const several = 'Several components';
const rest = 'The package';

/** The topic of a sentence that names no component, by its words. */
const topics: readonly [part: string, words: RegExp][] = [
	['visa-sdk', /^visa-sdk:|`visa-sdk\//],
	['Catalogues of words', /\bcatalogues?\b|\bstrings\b/i],
	['Wizard', /\bwizard|`Wizard|`VisaWizard|\breview\b|PassportField/i],
	['Themes and styles', /\bthemes?\b|\bstyle|\.css`|\bfont\b|tokens|forced colours|\bmotion\b/i],
];

/** 'A. **Breaking:** b. C.' has three sentences; a breaking one is marked at its beginning. */
function sentencesOf(words: string): News[] {
	return words
		.replaceAll(/\s+/g, ' ')
		.split(/(?<=[.!?])\s+(?=[A-Z`*])/)
		.filter(Boolean)
		.map((sentence) => {
			const said = sentence.replace(/^\*\*Breaking:\*\*\s*/, '');
			return { words: said.replace(/^\p{Ll}/u, (first) => first.toUpperCase()), isBreaking: said !== sentence };
		});
}

function partsOf(words: string, names: readonly string[]): string[] {
	const [topic] = topics.find(([, told]) => told.test(words)) ?? [];
	const named = names.filter((name) => new RegExp(`\\b${name}\\b`).test(words));
	// Words such as 'Form' or 'Link' may start a sentence about something else: only names in code count, or names of two
	// words.
	const meant = named.filter(
		(name) => /[a-z][A-Z]/.test(name) || new RegExp(`\`${name}\\b|[^.] ${name}\\b|^${name}s? `).test(words),
	);
	if (meant.length > 2) return [several];
	return meant.length > 0 ? meant : topic ? [topic] : [];
}

/**
 * The changes by component. A sentence that names none belongs to the previous one's; a changeset that names none at all
 * belongs to the package.
 * @param names of the components
 */
export function changesByPart(changes: readonly Change[], names: readonly string[]): PartNews[] {
	const found = new Map<string, News[]>();
	for (const { words } of changes) {
		let before = [rest];
		for (const news of sentencesOf(words)) {
			const parts = partsOf(news.words, names);
			if (parts.length > 0) before = parts;
			for (const part of before) {
				const known = found.get(part) ?? [];
				if (!known.some((one) => one.words === news.words)) found.set(part, [...known, news]);
			}
		}
	}
	const isName = (part: string) => names.includes(part);
	return [...found]
		.map(([part, news]) => ({
			part,
			news: news.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking)),
		}))
		.toSorted(
			(one, other) => Number(isName(other.part)) - Number(isName(one.part)) || one.part.localeCompare(other.part),
		);
}
