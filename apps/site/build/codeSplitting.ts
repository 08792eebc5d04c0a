import type { Rolldown } from 'vite';

/** Matches modules whose path contains one of the patterns. */
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Of react-aria, in any of its packages. */
const aria = '/react-(aria|stately|aria-components)/.+/';

/** Small parts of many pages; of libraries only what all fields hold their values with. */
const basics = anyOf(
	'visa-sdk/src/(format/index|rules/zone)\\.',
	'visa-ui/src/field/(Field|Field.css|FormValue|fold(Label|Text)|resetting|tellOnce|typeAhead|types|unbroken|useFieldValue|useFormPart|useTextPart)\\.',
	'visa-ui/src/field/(checkName|leaving|partOfField|useDisabledAround|useEarlyInput|useStayWhenDisabled)\\.',
	'visa-ui/src/(root/(isComposing|keepFocus|leadFocus|listOf|numberOf|unfold|useBroken|warn)|strings/formats)\\.',
	`${aria}useControlledState\\.`,
	'visa-ui/src/components/(DescriptionList|Flag|Inline|Money|PasswordField|Progress|RequestStatusTag|StatusTag|TextField)/',
	'site/src/format(Phone)?\\.',
	'site/src/shell/(FailedNotice|Sentence|tellFailure)\\.',
	'site/src/account/(AuthPage|account.css|redirect)\\.',
);

/** Rules about a trip, its dates and its price. */
const trip = anyOf('visa-sdk/src/rules/(tripDates|price|money)\\.');

/** What the wizard shares with a request whose documents are replaced. */
const wizard = anyOf(
	'/xstate/dist/(raise|xstate-(actors|dev))',
	'visa-ui/src/wizard/(machine/(actors|calls|draft|picture|problem|restore|types/choices|urlChoices|urlSteps)|usePreviews)\\.',
	'visa-ui/src/strings/(az/)?wizard\\.',
	'visa-sdk/src/rules/(imageSize|peopleCount|upload)\\.',
);

/** What checkboxes, radio buttons and other pressed fields of a form need of react-aria. */
const pressed = anyOf(
	`${aria}(usePress|useSlot|useHover|useFocusRing|useFormReset|useFormValidation|useFormValidationState)\\.`,
	`${aria}(FieldError|Form|Label|SharedElementTransition|useField|useLabel|useToggle|useToggleState)\\.`,
);

/** Small parts of react-aria's that whatever opens above a page needs. */
const labels = anyOf(
	`${aria}(Text|getScrollParent|useLabels|useLocalizedStringFormatter)\\.`,
	'/@internationalized/string/',
	'/clsx/dist/clsx\\.',
);

/** A field that finds its rows by typing; what it draws them with is a Select's too. */
const typing = anyOf(
	'visa-ui/src/(components/ComboBox/|field/comboBox/(ComboBoxFrame\\.tsx|clearKeyboard|hearTap|useComboBox))',
);

/** What lists of react-aria's have in common: cards, menus, and what a Select opens. */
const choosing = anyOf(
	`${aria}(Item|ListCollection|getItemCount|useListBox|useListState|useMultipleSelectionState|useOption|useOverlayTriggerState)\\.`,
	'visa-ui/src/field/foldedDelegate\\.',
);

/** What staff pages know, whichever it is. */
const desk = anyOf(
	'visa-sdk/src/(contract/access\\.gen|rules/(agentStates|desk|eventWords|flags)|queries/(mutations|stale))\\.',
	'visa-ui/src/components/DateText/',
	'site/src/dashboard/secondFactor/strings\\.',
);

/**
 * Names the file that staff pages share and no traveller's page needs.
 * @param id of a module
 */
function staffs(id: string, bundle: Parameters<Rolldown.CodeSplittingNameFunction>[1]): string | null {
	// Only lists use the first: in the common file it would bring the whole table to every form. And before they have
	// signed in, people read a single page.
	if (/\/framework\/ListPagination\.|\/strings\/login\./.test(id)) return null;
	const above = new Set([id]);
	for (const one of above) {
		const info = bundle.getModuleInfo(one);
		if (!info || info.isEntry || info.dynamicImporters.some((by) => !by.includes('/site/src/dashboard/'))) return null;
		for (const by of info.importers) above.add(by);
	}
	return 'staff';
}

/**
 * Which modules share a file. What every page needs is one file, and small modules that the same pages need are another:
 * over a slow connection each file of one kilobyte costs as much as one of twenty, and compresses worse.
 * What the string catalogues import is separate: the shell waits for the reader's catalogue, which must not wait for
 * the shell, so no catalogue may import anything from a file that imports the shell.
 */
export const codeSplitting = {
	includeDependenciesRecursively: false,
	groups: [
		{ name: 'languages', test: /visa-sdk\/src\/(format\/\w+\.gen|rules\/plural)\.ts$/, priority: 1 },
		{ name: 'sentences', test: /visa-sdk\/src\/rules\/(messages|languages\/translator)\.ts$/, priority: 1 },
		{ name: 'painted', test: /visa-ui\/src\/root\/(afterPaint|useUntilPainted)\./, priority: 1 },
		{ name: 'shell', tags: ['$initial' as const] },
		{ name: 'basics', test: basics, priority: -1 },
		{ name: 'trip', test: trip, priority: -1 },
		{ name: 'wizard', test: wizard, priority: -1 },
		{ name: 'pressed', test: pressed, priority: -1 },
		{ name: 'labels', test: labels, priority: -1 },
		{ name: 'choosing', test: choosing, priority: -1 },
		{ name: 'typing', test: typing, priority: -1 },
		{ name: 'desk', test: desk, priority: -1 },
		{ name: staffs, minShareCount: 3, priority: -2 },
		// What fewer places share is better left where it is: each of these files is loaded whole by all who need a part.
		{ name: 'interactions', test: anyOf(aria), minShareCount: 15, priority: -3 },
		{ name: 'contract', test: anyOf('visa-sdk/src/contract/'), minShareCount: 8, priority: -3 },
		{ name: 'lists', test: anyOf('visa-ui/src/components/(DataTable|FilterBar)/'), minShareCount: 4, priority: -3 },
	],
};
