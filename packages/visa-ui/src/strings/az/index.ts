import { azCalendar as formats } from 'visa-sdk/format';
import type { StringSections } from '../sections';
import { components } from './components';
import { desk } from './desk';
import { wizard } from './wizard';

/** All strings in Azerbaijani, the source language. */
export const az: StringSections = { components, desk, wizard, formats };
