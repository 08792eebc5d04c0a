import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { ToastRegion, toast } from '../../components/Toast';
import { foreignIn, heardLanguages, readTree } from '../../conformance/reading';
import { watched } from '../../conformance/watched';
import { StringsProvider } from '../../strings/context';
import type { RuleWords } from '../../strings/facts';
import { memoryStorage, PROGRESS_KEY, type WizardCalls, wizardActors, wizardMachine } from '../machine';
import { DRAFT_KEY } from '../machine/heldWork';
import * as kit from '../machine/testKit';
import { Wizard } from '../Wizard';
import { choosing } from './choosing';
import { sending } from './sending';
import { fast, italy, long, nothing, picture, type Stage, single, standard, tourist } from './world';

const patience = { timeout: 15_000, interval: 50 };

let end = nothing;
afterEach(() => {
	end();
	toast.clear();
});

/** The rules whose messages the wizard uses; a language's others are for forms elsewhere. */
const said: Readonly<Record<Exclude<keyof RuleWords, 'upload'>, true>> = {
	startDate: true,
	endDate: true,
	notes: true,
	promocode: true,
	peopleMinimum: true,
	peopleMaximum: true,
};
const faults = ['blocked', 'dropped', 'stay', 'late', 'date.because', 'rules.upload', 'upload.doubts'];

describe.each(Object.entries(heardLanguages))('in %s', (language, strings) => {
	const left = new Set(watched(strings).unasked(['wizard']));

	it.each([...choosing, ...sending])('says $name in no foreign word', async ({ start = {}, calls: given, turns }) => {
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
		// What a turn replaces an answer with applies from then on.
		const asked = new Proxy(calls, {
			get: (now, name: keyof WizardCalls) => now[name] && ((...of: never[]) => Object(now[name])(...of)),
		});
		const { documents, isSending, draft, ...input } = start;
		const kept = documents && { [PROGRESS_KEY]: JSON.stringify({ documents, isSending }) };
		const storage = memoryStorage(draft ? { [DRAFT_KEY]: draft } : {}, kept ?? {});
		const actor = createActor(wizardMachine.provide({ actors: wizardActors(asked) }), {
			input: { search: {}, user: null, now: kit.noon, storage, ...input },
		});
		const container = document.body.appendChild(document.createElement('main'));
		const root = createRoot(container);
		end = () => {
			root.unmount();
			container.remove();
			actor.stop();
		};
		// Its first toast must find its region: effects listen, and what is rendered may be there before them.
		flushSync(() =>
			root.render(
				<StringsProvider strings={catalogue.strings}>
					<Wizard actor={actor} />
					<ToastRegion />
				</StringsProvider>,
			),
		);
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
		// What is restored first receives nothing else.
		const hasBegun = () => kit.isChoosing(actor.getSnapshot()) || actor.getSnapshot().value.flow === 'startFailed';
		await vi.waitUntil(hasBegun, patience);
		for (const [index, [act, ...phrases]] of turns.entries()) {
			// What an earlier turn returned applies to that one; the first is the initial one.
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
