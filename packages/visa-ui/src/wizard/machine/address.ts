import { ownKeys } from './stepNames';
import { searchNames } from './steps';
import type { StepPlan, WizardSearch } from './types';
import { parseWizardSearch, toQuery } from './urlForm';

/** An adapter that keeps the wizard's state in a URL and reports navigation. [WIZ-04] [WIZ-05] */
export interface WizardAddress {
	/** Returns the current state. */
	read(steps: readonly StepPlan[]): WizardSearch;
	/** @param isNewStep adds a history entry; otherwise the current one is replaced */
	write(search: WizardSearch, isNewStep: boolean, steps: readonly StepPlan[]): void;
	/**
	 * @param tell called when the traveller goes back or forward, not after `write`. @returns a function that
	 * unsubscribes
	 */
	subscribe(tell: () => void): () => void;
}

/** The query with the wizard's parameters replaced; the page's own are preserved. */
function queryOf(text: string, search: WizardSearch, steps: readonly StepPlan[]): string {
	const pairs = new URLSearchParams(text);
	for (const name of [...searchNames, ...ownKeys(steps)]) pairs.delete(name);
	for (const [name, value] of Object.entries(toQuery(search))) pairs.set(name, value);
	return pairs.size > 0 ? `?${pairs}` : '';
}

/** An adapter for the browser's history, which also works in the app router of Next.js. On a server it is empty. */
export function browserAddress(): WizardAddress {
	return {
		read: (steps) =>
			typeof location === 'undefined'
				? {}
				: parseWizardSearch(Object.fromEntries(new URLSearchParams(location.search)), steps),
		write(search, isNewStep, steps) {
			const url = location.pathname + queryOf(location.search, search, steps) + location.hash;
			// The state is the router's. Given its own markers, Next.js would take the change for one of its own and not
			// follow it.
			const { __NA: _app, _N: _pages, ...state } = (history.state ?? {}) as Record<string, unknown>;
			if (isNewStep) history.pushState(state, '', url);
			else history.replaceState(state, '', url);
		},
		subscribe(tell) {
			addEventListener('popstate', tell);
			return () => removeEventListener('popstate', tell);
		},
	};
}

/** An adapter with a history in memory, for tests, and for wizards that don't change the URL. */
export function memoryAddress(search: WizardSearch = {}): WizardAddress & { back(): void; forward(): void } {
	const entries = [search];
	let place = 0;
	const listeners = new Set<() => void>();
	const go = (to: number) => {
		if (!entries[to]) return;
		place = to;
		for (const listener of listeners) listener();
	};
	return {
		read: () => entries[place] ?? {},
		write(next, isNewStep) {
			if (isNewStep) place += 1;
			// A new entry is the last; a replaced one keeps those after it.
			entries.splice(place, isNewStep ? entries.length : 1, next);
		},
		subscribe(tell) {
			listeners.add(tell);
			return () => void listeners.delete(tell);
		},
		back: () => go(place - 1),
		forward: () => go(place + 1),
	};
}

/** The parts of TanStack Router that the adapter needs. */
export interface RouterLike {
	/** How it parses a URL; by default TanStack Router writes some text as JSON. */
	readonly options?: { readonly parseSearch?: ((text: string) => object) | undefined };
	readonly navigate: (options: never) => unknown;
	readonly history: {
		readonly location: { readonly pathname: string; readonly search: string };
		readonly subscribe: (
			listener: (event: { location: { pathname: string }; action: { type: string } }) => void,
		) => () => void;
	};
}

/**
 * An adapter for TanStack Router, with its URL format (`parseSearch`, `stringifySearch`); other parameters are
 * preserved.
 * @param to the wizard's route, e.g. '/application'
 */
export function tanStackAddress(router: RouterLike, to: string): WizardAddress {
	const query = (): Record<string, unknown> => {
		const { search } = router.history.location;
		return { ...(router.options?.parseSearch?.(search) ?? Object.fromEntries(new URLSearchParams(search))) };
	};
	// The router's base path precedes it.
	const isAt = ({ pathname }: { pathname: string }) => pathname.endsWith(to);
	return {
		read: (steps) => parseWizardSearch(query(), steps),
		write(search, isNewStep, steps) {
			// Someone who is leaving isn't brought back.
			if (!isAt(router.history.location)) return;
			const said = [...searchNames, ...ownKeys(steps)];
			const theirs = Object.fromEntries(Object.entries(query()).filter(([name]) => !said.includes(name)));
			const options = {
				...{ to, search: { ...theirs, ...toQuery(search) } },
				...{ replace: !isNewStep, resetScroll: isNewStep },
			};
			void router.navigate(options as never);
		},
		subscribe: (tell) =>
			router.history.subscribe(({ location, action }) => {
				if (action.type !== 'PUSH' && action.type !== 'REPLACE' && isAt(location)) tell();
			}),
	};
}
