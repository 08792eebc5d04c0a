import type { Dropped, WizardStep } from '../machine';
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
import { type Answer, countries, fair, offers } from './world';

/** One thing that happens to the wizard. Days are counted from the walk's first one. */
export type Move =
	| { do: 'next' | 'back' | 'browserBack' | 'browserForward' | 'reload' | 'visitAnew' | 'retry' }
	| { do: 'goTo'; step: WizardStep }
	| { do: 'search' | 'note'; text: string }
	| { do: 'choose'; what: 'country' | 'visaType' | 'visaOption' | 'service'; id: string | null }
	| { do: 'date'; which: 'start' | 'end'; day: number | null }
	| { do: 'file'; kind: 'clear' | 'blurred' | 'broken' }
	| { do: 'useAnyway' | 'cancelUpload' | 'retryUpload' | 'removeDocument' | 'promocode' }
	| { do: 'people'; count: number }
	| { do: 'confirm'; answer: Answer }
	| { do: 'user'; isSignedIn: boolean }
	| { do: 'daysPass'; days: number }
	| { do: 'weather'; what: 'catalogue' | 'price' | 'upload'; isOut: boolean };

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
	history: Address[] = [];
	place = 0;
	dropped: Dropped[] = [];
	offer: 'none' | 'ready' | 'failed' = 'none';
	isListLoading = true;
	private isListFailed = false;
	private asked: string | null = null;
	private price: Price = null;
	private promocodes = 0;
	private openPromocode = false;
	private file: { name: string; is: 'new' | 'doubted' } | null = null;
	private failedFile: string | null = null;
	private files = 0;
	private restoring: { address: Address; isLoad: boolean } | null = null;
	private isShown = false;
	private answer: Answer = 'created';

	constructor() {
		this.open({ ...nothing, step: null, text: '' });
	}

	private open(address: Address): void {
		if (this.history.length === 0) this.history = [address];
		const { form, isSignedIn } = this;
		Object.assign(this, { phase: 'starting', step: null, aside: null, isShown: false, isListLoading: true });
		Object.assign(this, {
			offer: 'none',
			asked: null,
			price: null,
			file: null,
			failedFile: null,
			openPromocode: false,
		});
		// The tab keeps beside the address what the address does not hold.
		this.form = { ...emptyForm, document: form.document, notes: form.notes, peopleCount: form.peopleCount };
		this.text = address.text;
		this.isSignedIn = isSignedIn;
		this.restoring = { address, isLoad: true };
	}

	get fileState() {
		return this.file === null ? null : this.file.is === 'doubted' ? ('doubts' as const) : ('uploading' as const);
	}
	get blocked() {
		const { today, isListLoading, offer, price, isSignedIn, fileState: file } = this;
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

	/** Whether the page offers this move now. */
	can(move: Move): boolean {
		const isChoosing = this.phase === 'choosing';
		switch (move.do) {
			case 'browserBack':
				return this.phase !== 'left' && this.place > 0;
			case 'browserForward':
				return this.phase !== 'left' && this.place < this.history.length - 1;
			case 'reload':
				return this.phase !== 'left' && this.phase !== 'submitting';
			case 'visitAnew':
				return this.phase !== 'submitting';
			case 'weather':
			case 'daysPass':
			case 'user':
				return true;
			case 'retry':
				return this.phase === 'stuck' || isChoosing;
			case 'search':
				return isChoosing && this.step === 'COUNTRY';
			case 'choose':
				return isChoosing && this.step === stepOf[move.what] && this.isOnList(move);
			case 'date':
				return isChoosing && this.step === 'DATE';
			case 'file':
				return isChoosing && this.step === 'UPLOAD_DOCUMENT';
			case 'cancelUpload':
				return isChoosing && this.step === 'UPLOAD_DOCUMENT' && this.file !== null;
			case 'useAnyway':
				return isChoosing && this.step === 'UPLOAD_DOCUMENT' && this.fileState === 'doubts';
			case 'retryUpload':
				return isChoosing && this.step === 'UPLOAD_DOCUMENT' && this.failedFile !== null && this.file === null;
			case 'removeDocument':
				return isChoosing && this.step === 'UPLOAD_DOCUMENT' && this.form.document !== null && this.file === null;
			case 'note':
			case 'people':
			case 'promocode':
			case 'confirm':
				return isChoosing && this.step === 'FINAL_REVIEW';
			default:
				return isChoosing;
		}
	}

	private isOnList({
		what,
		id,
	}: {
		what: 'country' | 'visaType' | 'visaOption' | 'service';
		id: string | null;
	}): boolean {
		if (what === 'country') return !this.isListLoading && !this.isListFailed;
		const offer = this.form.country === null ? undefined : offers[this.form.country];
		return this.offer === 'ready' && (id === null || offer?.[`${what}s`].includes(id) === true);
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
				this.place += move.do === 'browserBack' ? -1 : 1;
				this.followAddress();
				return false;
			case 'visitAnew':
				this.history = [...this.history.slice(0, this.place + 1), { ...nothing, step: null, text: '' }];
				this.place += 1;
				this.open(this.entry);
				return false;
			case 'reload':
				this.open(this.entry);
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
				this.handleFile(move);
				return move.do === 'removeDocument';
		}
	}

	private get entry(): Address {
		const entry = this.history[this.place];
		if (!entry) throw new Error('The history has no such place.');
		return entry;
	}

	private followAddress(): void {
		// What is being sent is no more to be changed.
		if (this.phase === 'submitting') return;
		const isSame = this.phase === 'choosing' && JSON.stringify(this.entry) === JSON.stringify(this.address);
		if (isSame) return;
		const isLoad = this.step === null;
		this.restoring = { address: isLoad ? this.entry : withLater(this.entry, this.address), isLoad };
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

	private handleFile(move: Move): void {
		if (move.do === 'file') {
			this.files += 1;
			this.file = { name: `${move.kind}-${this.files}`, is: 'new' };
			this.failedFile = null;
		} else if (move.do === 'useAnyway' && this.file) {
			this.file = { name: `sure-${this.file.name}`, is: 'new' };
		} else if (move.do === 'cancelUpload') this.file = null;
		else if (move.do === 'retryUpload' && this.failedFile) {
			this.file = { name: `sure-${this.failedFile}`, is: 'new' };
			this.failedFile = null;
		} else if (move.do === 'removeDocument') {
			this.form = { ...this.form, document: null };
			this.failedFile = null;
		}
	}
	/** The number that the next file is called by. */
	get nextFile(): number {
		return this.files + 1;
	}

	private confirm(answer: Answer): boolean {
		if (this.blocked !== null) return false;
		if (!this.isSignedIn) {
			this.draft = { form: this.form, isRestored: false };
			return false;
		}
		Object.assign(this, { phase: 'submitting', answer });
		return true;
	}

	private settleRequest(): void {
		const { answer } = this;
		if (answer === 'created') {
			Object.assign(this, { phase: 'left', draft: null });
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
		if (answer !== 'unavailable') Object.assign(this, { asked: null, offer: 'none', isListLoading: true });
		this.noteDraft();
	}

	private noteDraft(): void {
		if (this.draft) this.draft = { form: this.form, isRestored: true };
	}

	/** What follows at once from where we are. */
	private follow(): void {
		if (this.phase === 'left') return;
		this.askPrice();
		if (this.phase === 'choosing' || this.phase === 'submitting') this.writeAddress();
	}

	private askPrice(): void {
		if (this.step !== 'FINAL_REVIEW') {
			Object.assign(this, { asked: null, price: null });
			return;
		}
		const { country, visaOption, service, peopleCount } = this.form;
		if (!country || !visaOption || !service) return;
		const question = JSON.stringify([country, visaOption, service, peopleCount, this.isSignedIn, this.promocodes]);
		if (question === this.asked) return;
		this.asked = question;
		this.price = 'asked';
	}

	private writeAddress(): void {
		const { address } = this;
		const isNewStep = this.isShown && (address.step ?? 'COUNTRY') !== (this.entry.step ?? 'COUNTRY');
		this.isShown = true;
		if (JSON.stringify(address) === JSON.stringify(this.entry)) return;
		if (isNewStep) this.place += 1;
		this.history = [
			...this.history.slice(0, this.place),
			address,
			...(isNewStep ? [] : this.history.slice(this.place + 1)),
		];
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
		this.settleFile();
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

	private settleFile(): void {
		if (this.file?.is !== 'new') return;
		const { name } = this.file;
		if (name.startsWith('blurred')) {
			this.file = { name, is: 'doubted' };
			return;
		}
		this.file = null;
		if (name.includes('broken')) return;
		const file = name.replace('sure-', '');
		if (this.weather.upload) this.failedFile = file;
		else {
			this.form = { ...this.form, document: `/api/uploads/${file}` };
			this.noteDraft();
		}
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
		Object.assign(this, { phase: 'choosing', aside: null, restoring: null });
		this.offer = this.form.country === null ? 'none' : 'ready';
		this.step = openable(askedStep(from), this.form, this.today);
	}
}

const stepOf = {
	country: 'COUNTRY',
	visaType: 'VISA_TYPE',
	visaOption: 'VISA_OPTION',
	service: 'SERVICE',
} as const;
