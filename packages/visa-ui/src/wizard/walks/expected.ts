import type { Dropped, WizardStep } from '../machine';
import { ExpectedHistory } from './expectedHistory';
import { ExpectedPicture } from './expectedPicture';
import {
	type Address,
	askedStep,
	blockedBy,
	chosenOf,
	type Form,
	isAnything,
	livingChoices,
	nothing,
	offered,
	openable,
	order,
	type Price,
	withLater,
} from './rules';
import { type Answer, countries, fair, type Move, offers } from './world';

const emptyForm: Form = { ...nothing, document: null, notes: '', peopleCount: 1 };

/** What the specification expects of a walk: the same moves, made on its rules alone. */
export class Expected {
	/** `stuck`: an address that could not be read, to be tried again. `left`: on the way to the payment page. */
	phase: 'starting' | 'stuck' | 'choosing' | 'submitting' | 'left' = 'starting';
	step: WizardStep | null = null;
	form: Form = emptyForm;
	aside: Form | null = null;
	text = '';
	today = 0;
	isSignedIn = false;
	weather = fair();
	/** What stands under `userRequest`. */
	draft: { form: Form; isRestored: boolean } | null = null;
	dropped: Dropped[] = [];
	offer: 'none' | 'ready' | 'failed' = 'none';
	isListLoading = true;
	private isListFailed = false;
	private asked: string | null = null;
	private price: Price = null;
	private promocodes = 0;
	private openPromocode = false;
	readonly history = new ExpectedHistory();
	readonly picture = new ExpectedPicture();
	private restoring: { address: Address; isLoad: boolean } | null = null;
	private answer: Answer = 'created';

	constructor() {
		this.open({ ...nothing, step: null, text: '' });
	}

	private open(address: Address): void {
		this.history.open(address);
		this.restoring = { address, isLoad: true };
		this.phase = 'starting';
		this.step = null;
		this.aside = null;
		this.isListLoading = true;
		this.offer = 'none';
		this.forgetPrice();
		this.openPromocode = false;
		this.picture.forget();
		// The tab keeps beside the address what the address does not hold.
		const { document, notes, peopleCount } = this.form;
		this.form = { ...nothing, document, notes, peopleCount };
		this.text = address.text;
	}

	get blocked() {
		const { today, isListLoading, offer, price, isSignedIn } = this;
		const file = this.picture.state;
		return this.step && blockedBy(this.step, this.form, { today, isListLoading, offer, price, isSignedIn, file });
	}
	/** The countries on the list; or that there is none. */
	get listed(): string[] | 'failed' {
		if (this.isListFailed) return 'failed';
		return countries.filter(({ name }) => name.toLowerCase().includes(this.text.toLowerCase())).map(({ id }) => id);
	}
	get address(): Address {
		const isSaid = this.step !== 'COUNTRY' || isAnything(this.form);
		return { ...chosenOf(this.form), step: isSaid ? this.step : null, text: this.text };
	}

	/** What the move does at once. */
	make(move: Move): void {
		if (this.act(move)) this.noteDraft();
		this.follow();
	}

	/** @returns whether the form is remembered now */
	private act(move: Move): boolean {
		switch (move.do) {
			case 'next':
				if (this.blocked !== null || !this.step || this.step === 'FINAL_REVIEW') return false;
				this.step = order[order.indexOf(this.step) + 1] ?? this.step;
				return true;
			case 'back':
				if (this.step) this.step = order[order.indexOf(this.step) - 1] ?? this.step;
				return false;
			case 'goTo':
				if (openable(move.step, this.form, this.today) === move.step) this.step = move.step;
				return false;
			case 'browserBack':
			case 'browserForward':
				this.history.go(move.do === 'browserBack' ? -1 : 1);
				this.followAddress();
				return false;
			case 'visitAnew':
				this.history.visit({ ...nothing, step: null, text: '' });
				this.open(this.history.entry);
				return false;
			case 'reload':
				this.open(this.history.entry);
				return false;
			case 'retry':
				this.retry();
				return false;
			case 'search':
				this.text = move.text;
				this.isListLoading = true;
				return false;
			case 'note':
				this.form = { ...this.form, notes: move.text };
				return true;
			case 'people':
				this.form = { ...this.form, peopleCount: Math.min(10, Math.max(1, move.count)) };
				return true;
			case 'date':
				this.form = { ...this.form, [move.which]: move.day };
				return true;
			case 'choose':
				this.choose(move.what, move.id);
				return true;
			case 'user':
				this.isSignedIn = move.isSignedIn;
				return false;
			case 'daysPass':
				this.today += move.days;
				return false;
			case 'weather':
				this.weather = { ...this.weather, [move.what]: move.isOut };
				return false;
			case 'promocode':
				this.openPromocode = true;
				return false;
			case 'confirm':
				return this.confirm(move.answer);
			default:
				this.picture.make(move);
				if (move.do !== 'removeDocument') return false;
				this.form = { ...this.form, document: null };
				return true;
		}
	}

	private followAddress(): void {
		// What is being sent is no more to be changed.
		if (this.phase === 'submitting') return;
		const { entry } = this.history;
		if (this.phase === 'choosing' && JSON.stringify(entry) === JSON.stringify(this.address)) return;
		const isLoad = this.step === null;
		this.restoring = { address: isLoad ? entry : withLater(entry, this.address), isLoad };
		this.phase = 'starting';
	}

	private retry(): void {
		if (this.phase === 'stuck') this.phase = 'starting';
		if (this.isListFailed) this.isListLoading = true;
		if (this.offer === 'failed') this.offer = 'none';
		if (this.price === 'failed') this.asked = null;
	}

	/** Without a country there is nothing to choose from; with the next one it is all there again. */
	private choose(what: 'country' | 'visaType' | 'visaOption' | 'service', id: string | null): void {
		if (what !== 'country') {
			this.form = { ...this.form, [what]: id };
			return;
		}
		if (id === null) {
			this.aside = this.form;
			this.form = { ...this.form, ...nothing };
			this.offer = 'none';
			return;
		}
		if (id !== this.form.country) this.offer = 'none';
		this.form = { ...this.form, ...(this.aside && chosenOf(this.aside)), country: id };
		this.aside = null;
	}

	private confirm(answer: Answer): boolean {
		if (this.blocked !== null) return false;
		if (!this.isSignedIn) {
			this.draft = { form: this.form, isRestored: false };
			return false;
		}
		this.phase = 'submitting';
		this.answer = answer;
		return true;
	}

	private settleRequest(): void {
		const { answer } = this;
		if (answer === 'created') {
			this.phase = 'left';
			this.draft = null;
			return;
		}
		this.phase = 'choosing';
		if (answer === 'sessionLost') {
			this.draft = { form: this.form, isRestored: false };
			return;
		}
		if (answer === 'serviceGone') {
			this.form = { ...this.form, service: null };
			this.price = null;
		}
		// Everything is asked anew after a refusal.
		if (answer !== 'unavailable') {
			this.asked = null;
			this.offer = 'none';
			this.isListLoading = true;
		}
		this.noteDraft();
	}

	private noteDraft(): void {
		if (this.draft) this.draft = { form: this.form, isRestored: true };
	}

	/** What follows at once from where we are. */
	private follow(): void {
		if (this.phase === 'left') return;
		this.askPrice();
		if (this.phase === 'choosing' || this.phase === 'submitting') this.history.write(this.address);
	}

	private forgetPrice(): void {
		this.asked = null;
		this.price = null;
	}

	private askPrice(): void {
		if (this.step !== 'FINAL_REVIEW') {
			this.forgetPrice();
			return;
		}
		const { country, visaOption, service, peopleCount } = this.form;
		if (!country || !visaOption || !service) return;
		const question = JSON.stringify([country, visaOption, service, peopleCount, this.isSignedIn, this.promocodes]);
		if (question === this.asked) return;
		this.asked = question;
		this.price = 'asked';
	}

	/** Everything that was asked has been answered. */
	settle(): void {
		if (this.phase === 'submitting') this.settleRequest();
		if (this.phase === 'left') {
			this.form = { ...this.form, document: null, notes: '', peopleCount: 1 };
			return;
		}
		if (this.isListLoading) {
			this.isListLoading = false;
			this.isListFailed = this.weather.catalogue;
		}
		this.settlePicture();
		if (this.phase === 'starting') this.restore();
		if (this.openPromocode) {
			this.openPromocode = false;
			this.promocodes += 1;
		}
		if (this.phase === 'choosing') this.settleOffer();
		this.follow();
		if (this.price === 'asked') this.price = this.weather.price ? 'failed' : 'known';
	}

	private settleOffer(): void {
		if (this.form.country === null || this.offer !== 'none') return;
		this.offer = this.weather.catalogue ? 'failed' : 'ready';
		if (this.offer === 'ready') {
			const { form, dropped } = offered(this.form, offers);
			this.form = form;
			this.dropped.push(...dropped);
			if (dropped.length > 0) this.price = null;
		}
		this.noteDraft();
	}

	private settlePicture(): void {
		const document = this.picture.settle(this.weather.upload);
		if (document === null) return;
		this.form = { ...this.form, document };
		this.noteDraft();
	}

	/** A link or a draft: what can still be had of it, at the step it asks for or the first one before that lacks something. */
	private restore(): void {
		if (!this.restoring) return;
		const { address, isLoad } = this.restoring;
		const isDraftFirst =
			isLoad && this.draft && !(this.draft.isRestored && isAnything(address)) ? this.draft.form : null;
		const from: Address = isDraftFirst ? { ...chosenOf(isDraftFirst), step: 'FINAL_REVIEW', text: '' } : address;
		if (from.country !== null && this.weather.catalogue) {
			this.phase = 'stuck';
			return;
		}
		const { chosen, dropped } = livingChoices(from, offers, this.today);
		const rest = isDraftFirst ?? this.form;
		this.form = { ...chosen, document: rest.document, notes: rest.notes, peopleCount: rest.peopleCount };
		this.noteDraft();
		this.text = from.text;
		this.dropped.push(...dropped);
		this.phase = 'choosing';
		this.aside = null;
		this.restoring = null;
		this.offer = this.form.country === null ? 'none' : 'ready';
		this.step = openable(askedStep(from), this.form, this.today);
	}
}
