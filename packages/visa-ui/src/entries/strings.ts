export { az } from '../strings/az';
export { StringsProvider, type StringsProviderProps, useSection } from '../strings/context';
export { en } from '../strings/en';
export { ru } from '../strings/ru';
export type { StringSections } from '../strings/sections';
