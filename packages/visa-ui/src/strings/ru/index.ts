import type { StringSections } from '../sections';
import { components } from './components';

export const ru: StringSections = { components };
