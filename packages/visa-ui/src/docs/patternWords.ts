import type { components } from '../strings/az/components';

/** Example values for the parameters of a phrase, by its path. */
const examples = {
	resultCount: [3],
	fileUploading: [40],
	'dateRange.tooEarly': ['08/12/2026'],
	'dateRange.endBeforeStart': ['08/12/2026'],
	'multiSelect.chosen': [4],
	tableSelected: [4],
	shownOf: ['1', '20', '128'],
} as const satisfies Record<string, readonly (string | number)[]>;

/** The phrases shown on pattern pages, by their path in the components' catalogue. */
export type WordPath =
	| keyof typeof examples
	| 'errorSummary'
	| 'fieldFault.missing'
	| 'fieldFault.wrong'
	| 'optional'
	| 'dateHint'
	| 'dateRange.noSuchDay'
	| 'dateRange.unavailable'
	| 'today'
	| 'total'
	| 'previousPrice'
	| 'ticketUnfilled'
	| 'noResults'
	| 'tableEmpty'
	| 'tableEmptyFiltered'
	| 'clear'
	| 'loading'
	| 'pending'
	| 'fileUploaded'
	| 'fileRetry'
	| 'tableError'
	| 'tableClearSelection'
	| 'tableActions'
	| 'timeline.was'
	| 'timeline.is'
	| 'phone.wrong'
	| 'close'
	| 'showOptions'
	| 'choose';

/** A phrase of a catalogue, with example values for its parameters: 'Yüklənir: 40%'. */
export function patternWords(catalogue: typeof components, path: WordPath): string {
	const found = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], catalogue);
	const parts: readonly (string | number)[] = path in examples ? examples[path as keyof typeof examples] : [];
	return typeof found === 'function' ? String(found(...parts)) : String(found);
}
