import { azCalendar as formats } from 'visa-sdk/format';
import type { StringSections } from '../sections';
import { components } from './components';
import { desk } from './desk';
import { wizard } from './wizard';

/** All words in Azerbaijani, the original. */
export const az: StringSections = { components, desk, wizard, formats };
