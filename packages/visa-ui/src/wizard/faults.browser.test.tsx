import { CalendarDate } from '@internationalized/date';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { ToastRegion, toast } from '../components/Toast';
import { foreignIn, readTree } from '../conformance/reading';
import { watched } from '../conformance/watched';
import { az } from '../strings/az';
import { StringsProvider } from '../strings/context';
import { en } from '../strings/en';
import type { RuleWords } from '../strings/facts';
import { ru } from '../strings/ru';
import type { StringSections } from '../strings/sections';
import {
	memoryStorage,
	PROGRESS_KEY,
	type WizardActor,
	type WizardCalls,
	type WizardEvent,
	type WizardInput,
	wizardActors,
	wizardMachine,
} from './machine';
import { DRAFT_KEY } from './machine/heldWork';
import * as kit from './machine/testKit';
import { Wizard } from './Wizard';

const patience = { timeout: 15_000, interval: 50 };
const { noon, pngFile, refusal, wholeSearch } = kit;
// What a server says is numbers here: every word that is read must then come from the catalogue.
const italy = { ...kit.italy, name: '101' };
const tourist = { ...kit.tourist, name: '111', requiredDocuments: '112\n113' };
const single = { ...kit.single, type: '121' };
const long = { ...single, id: kit.turkey.id, type: '122', duration: 90 };
const standard = { ...kit.standard, name: '131', description: '132', estimatedDays: { from: 20, to: 25 } };
const fast = { ...kit.fast, name: '133', estimatedDays: { from: 1, to: 2 } };
const traveller = { ...kit.traveller, firstName: '141', lastName: '142', email: '143' };
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const day = (text: string) => new CalendarDate(2026, 12, Number(text));
const never = () => new Promise<never>(() => undefined);
const unreached = async () => {
	throw new TypeError('0');
};
const refused = (status: number, code: string, rest?: object) => async () => {
	throw refusal(status, code, '0', rest);
};

interface Stage {
	actor: WizardActor;
	calls: WizardCalls;
	send: (event: WizardEvent) => void;
	/** Presses the button that says these words. */
	press: (wordsOf: (strings: StringSections) => string) => Promise<void>;
}

interface Walk {
	name: string;
	start?: Partial<WizardInput> & { documents?: readonly (object | null)[]; draft?: string };
	calls?: Partial<WizardCalls>;
	/** What is done, and the phrases of the wizard's catalogue that must stand there then. */
	turns: readonly (readonly [act: (stage: Stage) => unknown, ...phrases: string[]])[];
}

const nothing = () => undefined;
const stored = { url: '/api/uploads/1', name: '1', size: 2_000 };
const at = (step: WizardInput['search']['step'], search: object = wholeSearch) => ({ search: { ...search, step } });
const chosenDays = { countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' };
const choose = ({ send }: Stage) => send({ type: 'CHOOSE_FILE', file: pngFile('1'), previewUrl: picture });
const confirm = ({ send }: Stage) => send({ type: 'CONFIRM' });
const own = { user: traveller, documents: [stored] };
const answers = (calls: Stage['calls'], createRequest: WizardCalls['createRequest']) =>
	Object.assign(calls, { createRequest });

const walks: readonly Walk[] = [
	{
		name: 'countries that are on their way, are not there, or can not be asked for',
		calls: { findCountries: never },
		turns: [
			[nothing, 'blocked.listLoading'],
			[
				({ calls, send }) => {
					calls.findCountries = async () => [];
					send({ type: 'SEARCH', text: '1' });
				},
				'country.nothing',
				'blocked.country',
			],
			[
				({ calls, send }) => {
					calls.findCountries = refused(503, 'UNAVAILABLE');
					send({ type: 'SEARCH', text: '2' });
				},
				'retry',
			],
			[
				({ calls, send }) => {
					calls.findCountries = unreached;
					send({ type: 'SEARCH', text: '3' });
				},
				'unreachable',
			],
		],
	},
	{
		name: 'days that can not be',
		start: at('DATE', { countryId: italy.id }),
		turns: [
			[nothing, 'blocked.dates'],
			[({ send }) => send({ type: 'LEAVE_DATE', field: 'startDate' }), 'rules.startDate', 'date.because.missing'],
			...(
				[
					['12', 'unfinished'],
					['31/02/2027', 'noSuchDay'],
					['01/12/2026', 'tooEarly'],
					['01/12/2099', 'tooLate'],
				] as const
			).map(
				([typed, fault]) =>
					[
						({ send }: Stage) => send({ type: 'LEAVE_DATE', field: 'startDate', typed }),
						`date.because.${fault}`,
					] as const,
			),
			[({ send }) => send({ type: 'SET_START_DATE', day: day('10') }), 'blocked.endDate'],
			[
				({ send }) => {
					send({ type: 'SET_END_DATE', day: day('10') });
					send({ type: 'LEAVE_DATE', field: 'endDate' });
				},
				'rules.endDate',
				'date.because.notAfterStart',
			],
			[
				({ send }) => {
					send({ type: 'SET_END_DATE', day: day('20') });
					send({ type: 'SET_START_DATE', day: null });
				},
				'blocked.startDate',
			],
		],
	},
	{
		name: 'a link to what is not offered any more, and to days that are past',
		start: {
			...at('FINAL_REVIEW', {
				...wholeSearch,
				startDate: '2026-11-01',
				endDate: '2026-11-02',
				visaTypeId: '0',
				visaOptionId: '0',
				serviceId: '0',
			}),
			documents: [stored],
		},
		calls: { getPreview: refused(404, 'NOT_FOUND') },
		turns: [
			[
				nothing,
				...['dates', 'visaType', 'visaOption', 'service', 'document'].map((what) => `dropped.${what}`),
				'blocked.dates',
			],
		],
	},
	{
		name: 'a draft that can not be read',
		start: { draft: '{' },
		turns: [[nothing, 'dropped.draft']],
	},
	{
		name: 'a link to a country that is not offered any more',
		start: at('DATE', { countryId: '0' }),
		calls: { getCountry: refused(404, 'NOT_FOUND') },
		turns: [[nothing, 'dropped.country']],
	},
	...([refused(503, 'UNAVAILABLE'), unreached] as const).map((getCountry, place) => ({
		name: `a link that can not be opened (${place + 1})`,
		start: at('DATE'),
		calls: { getCountry },
		turns: [[nothing, 'startFailed', 'startFailedKept', 'retry']] as const,
	})),
	{
		name: 'lists of a step that are not there',
		start: at('VISA_TYPE', chosenDays),
		calls: { getVisaTypes: refused(503, 'UNAVAILABLE') },
		turns: [
			[nothing, 'blocked.listFailed'],
			[
				({ calls, send }) => {
					calls.getVisaTypes = async () => [tourist];
					send({ type: 'RETRY' });
				},
				'blocked.visaType',
			],
			[({ press }) => press(({ wizard }) => wizard.visaType.documentsOf('111')), 'visaType.documentsTitle'],
		],
	},
	{
		name: 'a stay that is too long for the permission',
		start: at('VISA_OPTION', { ...chosenDays, endDate: '2027-02-10', visaTypeId: tourist.id }),
		turns: [
			[nothing, 'blocked.visaOption'],
			[({ send }) => send({ type: 'CHOOSE_VISA_OPTION', visaOption: single }), 'stay.tooShort', 'stay.choose'],
		],
	},
	{
		name: 'a stay that is too long for any permission',
		start: at('VISA_OPTION', { ...chosenDays, endDate: '2028-02-10', visaTypeId: tourist.id }),
		turns: [
			[nothing, 'blocked.visaOption'],
			[({ send }) => send({ type: 'CHOOSE_VISA_OPTION', visaOption: single }), 'stay.noneFits', 'stay.changeDates'],
		],
	},
	{
		name: 'a visa that is ready too late',
		start: at('SERVICE', { ...wholeSearch, serviceId: undefined }),
		turns: [
			[nothing, 'blocked.service'],
			[({ send }) => send({ type: 'CHOOSE_SERVICE', service: standard }), 'late.tooLate', 'late.choose'],
		],
	},
	{
		name: 'no visa that is ready in time',
		start: at('SERVICE', { ...wholeSearch, serviceId: undefined }),
		calls: { getServices: async () => [standard] },
		turns: [[({ send }) => send({ type: 'CHOOSE_SERVICE', service: standard }), 'late.noneInTime', 'late.changeDates']],
	},
	{
		name: 'pictures that are refused, doubtful, on their way and lost',
		start: at('UPLOAD_DOCUMENT'),
		calls: { checkPicture: never, upload: never },
		turns: [
			[nothing, 'blocked.document'],
			...Object.keys(az.wizard.rules.upload).map(
				(fault) =>
					[
						({ send }: Stage) => send({ type: 'REFUSE_FILE', fault: fault as keyof RuleWords['upload'] }),
						`rules.upload.${fault}`,
					] as const,
			),
			[choose, 'blocked.uploading'],
			[
				(stage) => {
					stage.send({ type: 'CANCEL_UPLOAD' });
					stage.calls.checkPicture = async (file) => ({
						file,
						doubts: ['small', 'blurred', 'dark', 'glare', 'cutOff'],
					});
					choose(stage);
				},
				'upload.doubtful',
				...Object.keys(az.wizard.upload.doubts).map((doubt) => `upload.doubts.${doubt}`),
				'blocked.doubts',
			],
			[
				({ calls, send }) => {
					calls.upload = refused(503, 'UNAVAILABLE');
					send({ type: 'USE_ANYWAY' });
				},
				'blocked.document',
			],
			[
				({ calls, send }) => {
					calls.upload = unreached;
					send({ type: 'RETRY_UPLOAD' });
				},
				'unreachable',
			],
			[
				({ calls, send }) => {
					calls.upload = async () => stored.url;
					send({ type: 'RETRY_UPLOAD' });
				},
				'upload.done',
			],
			[({ send }) => send({ type: 'REFUSE_FILE', fault: 'too-large' }), 'upload.earlierStays'],
			[({ send }) => send({ type: 'ADD_TRAVELLER' }), 'group.have', 'group.together', 'group.states.none'],
			[({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 10 }), 'rules.peopleMaximum'],
		],
	},
	{
		name: 'a visitor who may not go on from the review',
		start: { ...at('FINAL_REVIEW'), documents: [stored] },
		calls: { getQuote: never },
		turns: [
			[nothing, 'blocked.priceLoading', 'review.account.text'],
			[({ press }) => press(({ components }) => components.decrease), 'rules.peopleMinimum'],
			[({ send }) => send({ type: 'SET_NOTES', notes: '1'.repeat(501) }), 'rules.notes', 'blocked.notes'],
			[
				async () => {
					const field = [...document.querySelectorAll<HTMLElement>('form input')].at(-1);
					if (field) await userEvent.fill(field, '1');
				},
				'rules.promocode',
			],
			[
				({ calls, send }) => {
					calls.activatePromocode = refused(401, 'UNAUTHENTICATED');
					send({ type: 'ACTIVATE_PROMOCODE', code: '1234' });
				},
				'review.signInForPromo',
			],
			[
				({ calls, send }) => {
					calls.getQuote = refused(503, 'UNAVAILABLE');
					send({ type: 'SET_NOTES', notes: '' });
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 2 });
				},
				'review.priceFailed',
				'blocked.priceFailed',
			],
			[
				({ calls, send }) => {
					calls.getQuote = unreached;
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 });
				},
				'unreachable',
			],
			[
				({ calls, send }) => {
					calls.getQuote = async () => ({ totalPrice: 0 });
					send({ type: 'RETRY' });
				},
				'blocked.priceZero',
			],
			[
				({ calls, send }) => {
					calls.getQuote = async () => ({ totalPrice: 200 });
					send({ type: 'SET_PEOPLE_COUNT', peopleCount: 1 });
				},
				'review.register',
			],
			[confirm, 'review.signInNeeded'],
		],
	},
	{
		name: 'a traveller without all pictures',
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 3 }),
				'blocked.pictures',
				'group.ask',
				'group.upload',
			],
			[({ send }) => send({ type: 'SET_PEOPLE_COUNT', peopleCount: 1 }), 'review.confirm'],
			[
				({ calls, send }) => {
					calls.activatePromocode = unreached;
					send({ type: 'ACTIVATE_PROMOCODE', code: '1234' });
				},
				'unreachable',
			],
		],
	},
	...(
		[
			[refused(409, 'PRICE_CHANGED', { totalPrice: 300 }), 'review.priceHasChanged', 'review.priceChanged'],
			[refused(403, 'EMAIL_NOT_CONFIRMED'), 'review.problem', 'review.confirmEmail'],
			[refused(401, 'UNAUTHENTICATED'), 'review.sessionLost'],
			[refused(503, 'UNAVAILABLE'), 'review.problem', 'review.problemKept'],
			[unreached, 'unreachable', 'review.problemKept'],
			[refused(400, 'VALIDATION', { errors: [{ field: 'endDate', message: '0' }] }), 'review.fixAt', 'review.goToStep'],
		] as const
	).map(([createRequest, ...phrases], place) => ({
		name: `a request that is not made (${place + 1})`,
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				(stage: Stage) => {
					answers(stage.calls, createRequest);
					confirm(stage);
				},
				...phrases,
			],
		] as const,
	})),
	{
		name: 'a service that is gone when the request is made',
		start: { ...at('FINAL_REVIEW'), ...own },
		turns: [
			[nothing, 'review.confirm'],
			[
				(stage) => {
					stage.calls.getServices = async () => [fast];
					answers(stage.calls, refused(422, 'NO_LONGER_OFFERED', { errors: [{ field: 'serviceId', message: '0' }] }));
					confirm(stage);
				},
				'review.gone',
				'blocked.incomplete',
			],
		],
	},
];

let end = nothing;
afterEach(() => {
	end();
	toast.clear();
});

/** The rules whose sentences the wizard says; the others of a language are for forms elsewhere. */
const said: Readonly<Record<Exclude<keyof RuleWords, 'upload'>, true>> = {
	startDate: true,
	endDate: true,
	notes: true,
	promocode: true,
	peopleMinimum: true,
	peopleMaximum: true,
};
const faults = ['blocked', 'dropped', 'stay', 'late', 'date.because', 'rules.upload', 'upload.doubts'];

describe.each(Object.entries({ az, en, ru }))('in %s', (language, strings) => {
	const left = new Set(watched(strings).unasked(['wizard']));

	it.each(walks)('says $name in no foreign word', async ({ start = {}, calls: given, turns }) => {
		document.documentElement.lang = language;
		document.title = '';
		const catalogue = watched(strings);
		const calls: WizardCalls = {
			...kit.worldCalls({
				findCountries: async () => [italy],
				getCountry: async () => italy,
				getVisaTypes: async () => [tourist],
				getVisaOptions: async () => [single, long],
				getServices: async () => [standard, fast],
				getPreview: async () => picture,
			}),
			...given,
		};
		// What a turn puts in the place of an answer counts from then on.
		const asked = new Proxy(calls, {
			get: (now, name: keyof WizardCalls) => now[name] && ((...of: never[]) => Object(now[name])(...of)),
		});
		const { documents, draft, ...input } = start;
		const kept = documents && { [PROGRESS_KEY]: JSON.stringify({ documents }) };
		const storage = memoryStorage(draft ? { [DRAFT_KEY]: draft } : {}, kept ?? {});
		const actor = createActor(wizardMachine.provide({ actors: wizardActors(asked) }), {
			input: { search: {}, user: null, now: noon, storage, ...input },
		});
		const container = document.body.appendChild(document.createElement('main'));
		const root = createRoot(container);
		end = () => {
			root.unmount();
			container.remove();
			actor.stop();
		};
		root.render(
			<StringsProvider strings={catalogue.strings}>
				<Wizard actor={actor} />
				<ToastRegion />
			</StringsProvider>,
		);
		// Its first news must find who shows it.
		await vi.waitUntil(() => container.childElementCount > 0, patience);
		actor.start();
		const stage: Stage = {
			actor,
			calls,
			send: actor.send,
			press: async (wordsOf) => {
				const isIt = ({ ariaLabel, textContent }: Element) => `${ariaLabel ?? textContent}`.includes(wordsOf(strings));
				const find = () => [...document.querySelectorAll('button')].find(isIt);
				await userEvent.click(await vi.waitUntil(find, patience));
			},
		};
		const heard: string[] = [];
		// What is restored first hears nothing else.
		const hasBegun = () => kit.isChoosing(actor.getSnapshot()) || actor.getSnapshot().value.flow === 'startFailed';
		await vi.waitUntil(hasBegun, patience);
		for (const [index, [act, ...phrases]] of turns.entries()) {
			// What an earlier turn has said counts for that one; the first is what stands there from the start.
			if (index > 0) catalogue.beginTurn();
			await act(stage);
			for (const phrase of phrases)
				await vi
					.waitUntil(() => catalogue.hasAskedInTurn(`wizard.${phrase}`), patience)
					.catch(() => {
						expect.fail(`Nobody says ${phrase}: ${container.textContent}`);
					});
			heard.push(...(await readTree()));
		}
		for (const path of [...left]) if (catalogue.hasAsked(path)) left.delete(path);
		expect(foreignIn(heard, strings, catalogue.said())).toEqual([]);
	});

	it('every fault has been told', () => {
		const isFault = (path: string) =>
			faults.some((part) => path.startsWith(`wizard.${part}.`)) || path.slice('wizard.rules.'.length) in said;
		expect([...left].filter(isFault)).toEqual([]);
	});
});
