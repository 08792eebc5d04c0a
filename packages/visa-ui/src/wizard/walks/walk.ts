import { CalendarDate } from '@internationalized/date';
import { createActor } from 'xstate';
import {
	currentSearch,
	DRAFT_KEY,
	type Dropped,
	isSameSearch,
	layDraft,
	memoryStorage,
	parseWizardSearch,
	toKeptContent,
	type WizardActor,
	type WizardEvent,
	type WizardSearch,
	type WizardStorage,
	wizardActors,
	wizardMachine,
} from '../machine';
import { isChoosing, traveller } from '../machine/testKit';
import type { Move } from './world';
import { countries, fair, inCatalogue, unevenCalls } from './world';

const firstDay = new CalendarDate(2026, 11, 21);
/** A day of the walk, counted from its first one. */
export const dayOf = (days: number) => firstDay.add({ days });

const stepOf = ({ step = 'COUNTRY' }: WizardSearch) => step;
/** An address as a browser keeps it: words in a query. */
export const throughQuery = (search: WizardSearch): WizardSearch =>
	parseWizardSearch(Object.fromEntries(new URLSearchParams(Object.entries(search) as [string, string][])));

const atRest = (actor: WizardActor) => {
	const { value, context } = actor.getSnapshot();
	if (value.flow === 'leaving') return true;
	const isFlowAtRest = isChoosing(actor.getSnapshot()) || value.flow === 'startFailed';
	const isOfferAtRest = value.offer === 'settled' && context.countries.status !== 'loading';
	const isFileAtRest = context.pictures.every(({ sending }) => !sending || !/checking|uploading/.test(sending.status));
	return isFlowAtRest && isOfferAtRest && isFileAtRest && value.quote !== 'loading' && value.promocode === 'idle';
};

const copyOf = (storage: WizardStorage): WizardStorage => {
	const keys = ['userRequest', 'userRequestProgress'];
	const items = (place: WizardStorage['draft']) =>
		Object.fromEntries(keys.flatMap((key) => (place.getItem(key) === null ? [] : [[key, place.getItem(key) ?? '']])));
	return memoryStorage(items(storage.draft), items(storage.progress));
};

/** The wizard in a browser made of nothing: its machine, its address and history, its storage, its uneven service. */
export class Walk {
	readonly weather = fair();
	readonly dropped: Dropped[] = [];
	readonly storage = memoryStorage();
	actor: WizardActor;
	entries: WizardSearch[] = [{}];
	place = 0;
	private readonly service;
	private readonly machine;
	private days = 0;
	private user: typeof traveller | null = null;
	private files = 0;
	private written: WizardSearch = {};
	private isShown = false;

	constructor(unevenness: () => number) {
		this.service = unevenCalls(this.weather, unevenness);
		this.machine = wizardMachine.provide({ actors: wizardActors(this.service.calls), delays: { redirect: 1 } });
		this.actor = this.visit();
	}

	private readonly now = () => new Date(Date.UTC(2026, 10, 21 + this.days, 8));

	private start(search: WizardSearch, storage: WizardStorage): WizardActor {
		return createActor(this.machine, { input: { search, user: this.user, storage, now: this.now } });
	}

	/** Opens the page at the history's place, as a load does. */
	private visit(): WizardActor {
		this.actor?.stop();
		this.written = this.entries[this.place] ?? {};
		this.isShown = false;
		const actor = this.start(this.written, this.storage);
		this.actor = actor;
		actor.on('dropped', ({ what }) => this.dropped.push(...what));
		// As the site does it: a new step is a new entry, a choice replaces the entry. [WIZ-04]
		actor.subscribe(({ context, value }) => {
			if (context.step === null || value.flow === 'starting' || value.flow === 'startFailed') return;
			const next = throughQuery(currentSearch(context));
			const isNewStep = this.isShown && stepOf(next) !== stepOf(this.written);
			this.isShown = true;
			if (isSameSearch(next, this.written)) return;
			this.written = next;
			if (isNewStep) this.entries.splice(this.place + 1, Infinity, next);
			else this.entries[this.place] = next;
			if (isNewStep) this.place += 1;
		});
		actor.start();
		return actor;
	}

	private go(by: number): void {
		this.place += by;
		this.written = this.entries[this.place] ?? {};
		this.actor.send({ type: 'URL_CHANGED', search: this.written });
	}

	make(move: Move): void {
		switch (move.do) {
			case 'browserBack':
			case 'browserForward':
				this.go(move.do === 'browserBack' ? -1 : 1);
				break;
			case 'reload':
				this.visit();
				break;
			case 'visitAnew':
				this.entries.splice(this.place + 1, Infinity, {});
				this.place += 1;
				this.visit();
				break;
			case 'daysPass':
				this.days += move.days;
				break;
			case 'weather':
				this.weather[move.what] = move.isOut;
				break;
			default:
				if (move.do === 'user') this.user = move.isSignedIn ? traveller : null;
				if (move.do === 'confirm') this.weather.answer = move.answer;
				this.actor.send(this.eventOf(move));
		}
	}

	private eventOf(move: Move): WizardEvent {
		switch (move.do) {
			case 'goTo':
				return { type: 'GO_TO', step: move.step };
			case 'search':
				return { type: 'SEARCH', text: move.text };
			case 'note':
				return { type: 'SET_NOTES', notes: move.text };
			case 'people':
				return { type: 'SET_PEOPLE_COUNT', peopleCount: move.count };
			case 'date': {
				const day = move.day === null ? null : dayOf(move.day);
				return { type: move.which === 'start' ? 'SET_START_DATE' : 'SET_END_DATE', day };
			}
			case 'choose':
				return chosen(move.what, move.id);
			case 'user':
				return { type: 'USER_CHANGED', user: this.user };
			case 'file': {
				this.files += 1;
				const bytes = move.kind === 'broken' ? [1, 2, 3] : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
				return { type: 'CHOOSE_FILE', file: new File([new Uint8Array(bytes)], `${move.kind}-${this.files}`) };
			}
			case 'promocode':
				return { type: 'ACTIVATE_PROMOCODE', code: 'BAHAR10' };
			case 'confirm':
				return { type: 'CONFIRM' };
			default:
				return { type: plain[move.do as keyof typeof plain] } satisfies WizardEvent;
		}
	}

	/** Until everything that was asked is answered. */
	async settle(actor = this.actor): Promise<void> {
		for (let turns = 0; !(this.service.isQuiet() && atRest(actor)); turns += 1) {
			if (turns > 20_000)
				throw new Error(`The wizard does not come to rest: ${JSON.stringify(actor.getSnapshot().value)}`);
			await new Promise((next) => setImmediate(next));
		}
	}

	/** What a reload here would show; the walk itself goes on. */
	async reloaded(): Promise<WizardActor> {
		return this.tried(this.entries[this.place] ?? {}, copyOf(this.storage));
	}

	/** What another device would show of the kept draft. [ACC-08] */
	async onAnotherDevice(): Promise<WizardActor> {
		const storage = memoryStorage();
		layDraft(storage, toKeptContent(this.actor.getSnapshot().context));
		return this.tried({}, storage);
	}

	private async tried(search: WizardSearch, storage: WizardStorage): Promise<WizardActor> {
		const actor = this.start(search, storage);
		actor.start();
		await this.settle(actor);
		actor.stop();
		return actor;
	}

	/** What stands under `userRequest`. */
	get draft() {
		const text = this.storage.draft.getItem(DRAFT_KEY);
		return text === null ? null : JSON.parse(text);
	}
}

const plain = {
	next: 'NEXT',
	back: 'BACK',
	retry: 'RETRY',
	useAnyway: 'USE_ANYWAY',
	cancelUpload: 'CANCEL_UPLOAD',
	retryUpload: 'RETRY_UPLOAD',
	removeDocument: 'REMOVE_DOCUMENT',
} as const;

function chosen(what: 'country' | 'visaType' | 'visaOption' | 'service', id: string | null): WizardEvent {
	switch (what) {
		case 'country':
			return { type: 'CHOOSE_COUNTRY', country: countries.find((country) => country.id === id) ?? null };
		case 'visaType':
			return { type: 'CHOOSE_VISA_TYPE', visaType: inCatalogue('visaTypes', id) };
		case 'visaOption':
			return { type: 'CHOOSE_VISA_OPTION', visaOption: inCatalogue('visaOptions', id) };
		case 'service':
			return { type: 'CHOOSE_SERVICE', service: inCatalogue('services', id) };
	}
}
