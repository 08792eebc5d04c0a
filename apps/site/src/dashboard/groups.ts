import type { SectionPath } from './sections';
import { words } from './strings';

/** The sections as grouped in the menu and on the first page. */
export const groups: readonly { name: string; paths: readonly SectionPath[] }[] = [
	{ name: words.nav.offer, paths: ['countries', 'visa-types', 'visa-options', 'services', 'promocodes'] },
	{ name: words.nav.people, paths: ['citizenships', 'resident-countries'] },
	{ name: words.nav.staff, paths: ['agents'] },
];
