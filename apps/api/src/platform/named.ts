import type { Translations } from 'visa-sdk/rules';

/** What something was called in other languages; requests from before that was stored tell none. */
export interface Named {
	names?: Translations<string>;
}
