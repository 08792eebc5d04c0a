import { enCalendar as formats } from 'visa-sdk/format';
import type { StringSections } from '../sections';
import { components } from './components';
import { desk } from './desk';
import { wizard } from './wizard';

/** All strings in English. */
export const en: StringSections = { components, desk, wizard, formats };
