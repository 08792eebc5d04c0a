import type { Address } from './rules';

/** The browser's history of the wizard, as the specification expects it: a new step is a new entry, all else replaces one. */
export class ExpectedHistory {
	entries: readonly Address[] = [];
	place = 0;
	/** Whether the page that is open has written its address already. */
	private isShown = false;

	get entry(): Address {
		const entry = this.entries[this.place];
		if (!entry) throw new Error('The history has no such place.');
		return entry;
	}

	/** The page is opened anew, at an entry if there is one already. */
	open(address: Address): void {
		if (this.entries.length === 0) this.entries = [address];
		this.isShown = false;
	}

	go(by: -1 | 1): void {
		this.place += by;
	}

	/** An address is followed from outside, and whatever was ahead is gone. */
	visit(address: Address): void {
		this.entries = [...this.entries.slice(0, this.place + 1), address];
		this.place += 1;
	}

	write(address: Address): void {
		const isNewStep = this.isShown && (address.step ?? 'COUNTRY') !== (this.entry.step ?? 'COUNTRY');
		this.isShown = true;
		if (JSON.stringify(address) === JSON.stringify(this.entry)) return;
		if (isNewStep) this.place += 1;
		const ahead = isNewStep ? [] : this.entries.slice(this.place + 1);
		this.entries = [...this.entries.slice(0, this.place), address, ...ahead];
	}
}
