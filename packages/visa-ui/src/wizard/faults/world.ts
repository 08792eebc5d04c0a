import { CalendarDate } from '@internationalized/date';
import type { StringSections } from '../../strings/sections';
import type { WizardActor, WizardCalls, WizardEvent, WizardInput } from '../machine';
import * as kit from '../machine/testKit';

const { pngFile, refusal, wholeSearch } = kit;

// The server's texts are numbers here, so that every word that is read must come from the catalogue.
export const italy = { ...kit.italy, name: '101' };
export const tourist = { ...kit.tourist, name: '111', requiredDocuments: '112\n113' };
export const single = { ...kit.single, type: '121' };
export const long = { ...single, id: kit.turkey.id, type: '122', duration: 90 };
export const standard = { ...kit.standard, name: '131', description: '132', estimatedDays: { from: 20, to: 25 } };
export const fast = { ...kit.fast, name: '133', estimatedDays: { from: 1, to: 2 } };
export const traveller = { ...kit.traveller, firstName: '141', lastName: '142', email: '143' };
export const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
export const day = (text: string) => new CalendarDate(2026, 12, Number(text));
export const never = () => new Promise<never>(() => undefined);
export const unreached = async () => {
	throw new TypeError('0');
};
export const refused = (status: number, code: string, rest?: object) => async () => {
	throw refusal(status, code, '0', rest);
};

/** What a turn can do. */
export interface Stage {
	actor: WizardActor;
	calls: WizardCalls;
	send: (event: WizardEvent) => void;
	/** Presses the button with these words. */
	press: (wordsOf: (strings: StringSections) => string) => Promise<void>;
}

/** A path that leads to errors. */
export interface Way {
	name: string;
	start?: Partial<WizardInput> & { documents?: readonly (object | null)[]; isSending?: boolean; draft?: string };
	calls?: Partial<WizardCalls>;
	/** The actions, and the phrases of the wizard's catalogue that must then be shown. */
	turns: readonly (readonly [act: (stage: Stage) => unknown, ...phrases: string[]])[];
}

export const nothing = () => undefined;
export const stored = { url: '/api/uploads/1', name: '1', size: 2_000 };
export const at = (step: WizardInput['search']['step'], search: object = wholeSearch) => ({
	search: { ...search, step },
});
export const chosenDays = { countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' };
export const choose = ({ send }: Stage) => send({ type: 'CHOOSE_FILE', file: pngFile('1'), previewUrl: picture });
export const confirm = ({ send }: Stage) => send({ type: 'CONFIRM' });
export const own = { user: traveller, documents: [stored] };
export const answers = (calls: Stage['calls'], createRequest: WizardCalls['createRequest']) =>
	Object.assign(calls, { createRequest });
