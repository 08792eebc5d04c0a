import type { Definition } from '../resource';
import type { SectionPath } from '../sections';
import { agentsSection } from './agents';
import { countries } from './countries';
import { citizenships, residentCountries } from './names';
import { promocodes } from './promocodes';
import { services } from './services';
import { visaOptions } from './visaOptions';
import { visaTypes } from './visaTypes';

/** Every section by its path; one without a definition doesn't compile. */
export const resources: Record<SectionPath, Definition> = {
	countries,
	'visa-types': visaTypes,
	'visa-options': visaOptions,
	services,
	promocodes,
	citizenships,
	'resident-countries': residentCountries,
	agents: agentsSection,
};
