import type { Language } from 'visa-sdk/rules';
import { openingWords as az, type OpeningWords } from './az/opening';
import { openingWords as en } from './en/opening';
import { openingWords as ru } from './ru/opening';

export type { OpeningWords };

/** What the HTML says while the page's files are missing, for whoever writes the HTML: no file of the page contains it. */
export const openingWords: Record<Language, OpeningWords> = { az, en, ru };
