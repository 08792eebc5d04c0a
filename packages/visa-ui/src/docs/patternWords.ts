import type { components } from '../strings/az/components';

/** What stands for the parts of a sentence, by its path. */
const examples = {
	resultCount: [3],
	fileUploading: [40],
	'dateRange.tooEarly': ['08/12/2026'],
	'dateRange.endBeforeStart': ['08/12/2026'],
	'multiSelect.chosen': [4],
	tableSelected: [4],
	shownOf: ['1', '20', '128'],
} as const satisfies Record<string, readonly (string | number)[]>;

/** The sentences that pages of patterns show, where in the catalogue of the components they stand. */
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
	| 'close'
	| 'showOptions'
	| 'choose';

/** A sentence of a catalogue, one with parts with those of an example: 'Yüklənir: 40%'. */
export function patternWords(catalogue: typeof components, path: WordPath): string {
	const found = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], catalogue);
	const parts: readonly (string | number)[] = path in examples ? examples[path as keyof typeof examples] : [];
	return typeof found === 'function' ? String(found(...parts)) : String(found);
}
