import { ruCalendar as formats } from 'visa-sdk/format';
import type { StringSections } from '../sections';
import { components } from './components';
import { desk } from './desk';
import { wizard } from './wizard';

/** All strings in Russian. */
export const ru: StringSections = { components, desk, wizard, formats };
