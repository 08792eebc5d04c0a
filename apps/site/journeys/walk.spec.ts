import type { Page } from '@playwright/test';
import {
	cards,
	chooseCountry,
	dateIn,
	expect,
	headings,
	next,
	onStep,
	type Step,
	test,
	typeDates,
	uploadPassport,
	words,
} from './journey';

/** Moves, and where they start: `WALK_MOVES=500 WALK_SEED=$RANDOM` walks longer and elsewhere. */
const MOVES = Number(process.env.WALK_MOVES ?? 45);
const SEED = Number(process.env.WALK_SEED ?? 2027);

const steps = Object.keys(headings) as Step[];
const paramsOf: Record<Step, readonly string[]> = {
	COUNTRY: ['countryId'],
	DATE: ['startDate', 'endDate'],
	VISA_TYPE: ['visaTypeId'],
	VISA_OPTION: ['visaOptionId'],
	SERVICE: ['serviceId'],
	UPLOAD_DOCUMENT: [],
	FINAL_REVIEW: [],
};
type Query = Record<string, string>;
interface Entry {
	step: Step;
	query: Query;
}

/** What the rules say about step, choices and history, without looking at the page. */
class Rules {
	entries: Entry[] = [{ step: 'COUNTRY', query: {} }];
	place = 0;
	aside: Query = {};
	hasDocument = false;
	hasDraft = false;

	get now(): Entry {
		return this.entries[this.place] as Entry;
	}
	isDone = (step: Step, query = this.now.query) =>
		step === 'UPLOAD_DOCUMENT' ? this.hasDocument : paramsOf[step].every((name) => query[name]);
	open = (wanted: Step, query = this.now.query) =>
		steps.slice(0, steps.indexOf(wanted)).find((step) => !this.isDone(step, query)) ?? wanted;
	/** A choice replaces the history entry, a new step adds one. */
	choose(query: Query): void {
		this.entries[this.place] = { ...this.now, query };
	}
	goTo(step: Step): void {
		this.entries = [...this.entries.slice(0, this.place + 1), { ...this.now, step }];
		this.place += 1;
	}
	/** Going back never loses what was selected in later steps while the country is the same. */
	travel(by: number): void {
		const { query: before } = this.now;
		this.place += by;
		this.aside = {};
		const { step, query } = this.now;
		const later = steps.slice(steps.indexOf(step) + 1).flatMap((name) => paramsOf[name]);
		const kept = Object.fromEntries(later.flatMap((name) => (before[name] ? [[name, before[name]]] : [])));
		this.choose(query.countryId === before.countryId ? { ...kept, ...query } : query);
		const opened = this.open(step);
		if (opened !== step) this.goTo(opened);
	}
}

interface Move {
	name: string;
	can: (rules: Rules) => boolean;
	make: (page: Page, rules: Rules) => Promise<void>;
}

/**
 * Ids as the page first showed them: afterwards the same choice must have the same id.
 * @param before the URL's previous value: it changes a moment after the page
 */
const learned = async (page: Page, name: string, before?: string): Promise<string> => {
	const said = () => new URL(page.url()).searchParams.get(name);
	await expect.poll(said).not.toBe(before ?? null);
	return said() ?? '';
};
const isoOf = (days: number) => {
	const [day, month, year] = dateIn(days - 1).split('/');
	return `${year}-${month}-${day}T20:00:00.000Z`;
};
const at =
	(...wanted: Step[]) =>
	({ now }: Rules) =>
		wanted.includes(now.step);
const known = new Map<string, string>();

/** Presses the card, which selects or deselects it. */
async function press(page: Page, rules: Rules, index: number) {
	const name = paramsOf[rules.now.step][0] as string;
	const card = cards(page).nth(Math.min(index, (await cards(page).count()) - 1));
	const isChosen = (await card.getAttribute('aria-selected')) === 'true';
	const key = `${name} ${await card.textContent()}`;
	await card.click();
	const { [name]: before, ...others } = rules.now.query;
	if (isChosen) return rules.choose(others);
	await expect(card).toHaveAttribute('aria-selected', 'true');
	const id = known.get(key) ?? (await learned(page, name, before));
	known.set(key, id);
	rules.choose({ ...others, [name]: id });
}

const country: Move['make'] = async (page, rules) => {
	const { query } = rules.now;
	await chooseCountry(page, 'İtaliya');
	if (query.countryId) {
		rules.aside = query;
		rules.choose({});
		return;
	}
	const countryId = await learned(page, 'countryId');
	rules.choose({ ...rules.aside, countryId });
	rules.aside = {};
};
const dates = async (page: Page, rules: Rules, start: number, end: number) => {
	await typeDates(page, start, end);
	rules.choose({ ...rules.now.query, startDate: isoOf(start), endDate: isoOf(end) });
};

const moves: Move[] = [
	...Array.from(
		{ length: 5 },
		(): Move => ({
			name: 'goes on',
			can: ({ now }) => now.step !== 'FINAL_REVIEW',
			make: async (page, rules) => {
				const { step } = rules.now;
				if (!rules.isDone(step)) {
					if (step === 'COUNTRY') await country(page, rules);
					else if (step === 'DATE') await dates(page, rules, 30, 40);
					else if (step === 'UPLOAD_DOCUMENT') {
						await uploadPassport(page);
						rules.hasDocument = true;
					} else await press(page, rules, 0);
				}
				await next(page).click();
				rules.goTo(steps[steps.indexOf(step) + 1] as Step);
			},
		}),
	),
	{ name: 'chooses the country or takes it back', can: at('COUNTRY'), make: country },
	{ name: 'other dates', can: at('DATE'), make: (page, rules) => dates(page, rules, 25, 50) },
	{
		name: 'presses the first card',
		can: at('VISA_TYPE', 'VISA_OPTION', 'SERVICE'),
		make: (page, rules) => press(page, rules, 0),
	},
	{
		name: 'presses the next card',
		can: at('VISA_TYPE', 'VISA_OPTION', 'SERVICE'),
		make: (page, rules) => press(page, rules, 1),
	},
	{
		name: 'Back',
		can: ({ now }) => now.step !== 'COUNTRY',
		make: async (page, rules) => {
			await page.getByRole('button', { name: words.back }).click();
			rules.goTo(steps[steps.indexOf(rules.now.step) - 1] as Step);
		},
	},
	...[-1, -1, 1, -2].map(
		(by): Move => ({
			name: `history ${by}`,
			can: ({ place, entries }) => entries[place + by] !== undefined,
			make: async (page, rules) => {
				await page.evaluate((places) => history.go(places), by);
				rules.travel(by);
			},
		}),
	),
	{
		name: 'reload',
		can: () => true,
		make: async (page, rules) => {
			await page.reload();
			rules.aside = {};
		},
	},
	{
		name: 'edits from the review',
		can: at('FINAL_REVIEW'),
		make: async (page, rules) => {
			await page.getByRole('button', { name: 'Dəyiş: Viza növü' }).click();
			rules.goTo('VISA_TYPE');
		},
	},
	{
		name: 'goes to register and comes back',
		can: at('FINAL_REVIEW'),
		make: async (page, rules) => {
			const register = page.getByRole('button', { name: words.register });
			await expect(register).toBeEnabled();
			await register.click();
			await expect(page).toHaveURL(/\/auth\/register/);
			rules.hasDraft = true;
			// What follows it in the history is that page, and no longer a step.
			rules.entries = rules.entries.slice(0, rules.place + 1);
			await page.goBack();
		},
	},
];

/** The page's state: its heading, its URL, whether one can continue, and what the browser has stored. */
const said = (page: Page, hasDraft: boolean) =>
	page.evaluate((isDraftWanted) => {
		const { step = 'COUNTRY', ...query } = Object.fromEntries(new URLSearchParams(location.search));
		const draft = JSON.parse(localStorage.getItem('userRequest') ?? 'null');
		const kept = draft && {
			...{ countryId: draft.country?.id, visaTypeId: draft.visaType?.id, visaOptionId: draft.visaOption?.id },
			...{ serviceId: draft.service?.id, startDate: draft.startDate, endDate: draft.endDate },
		};
		const isThere = ([, value]: [string, unknown]) => value !== undefined && value !== null;
		return {
			heading: document.querySelector('h1')?.textContent,
			...{ step, query },
			draft: isDraftWanted ? Object.fromEntries(Object.entries(kept ?? {}).filter(isThere)) : kept,
			isBlocked:
				document.querySelector('[data-wizard="actions"] button:last-of-type')?.getAttribute('aria-disabled') === 'true',
		};
	}, hasDraft);

function expected(rules: Rules) {
	const { step, query } = rules.now;
	const isBlocked = step !== 'FINAL_REVIEW' && !rules.isDone(step);
	return { heading: headings[step], step, query, draft: rules.hasDraft ? query : null, isBlocked };
}

test(`[WIZ-05] [SUB-05] whatever a traveller does, screen, address and draft say the same (WALK_SEED=${SEED})`, {
	tag: '@whole',
}, async ({ page }) => {
	await page.goto('/application');
	await onStep(page, 'COUNTRY');
	await expect(page.getByRole('option').first()).toBeVisible();
	const rules = new Rules();
	let state = (SEED % 65_536) + 1;
	const trail: string[] = [];
	for (let made = 0; made < MOVES; made += 1) {
		state = (state * 75) % 65_537;
		const able = moves.filter(({ can }) => can(rules));
		const move = able[state % able.length] as Move;
		trail.push(move.name);
		await move.make(page, rules);
		await expect.poll(() => said(page, rules.hasDraft), trail.join(', ')).toEqual(expected(rules));
	}
});
