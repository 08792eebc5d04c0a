import fc from 'fast-check';
import { fast, italy, single, standard, student, tourist, turkey } from '../machine/testKit';
import type { Expected } from './expected';
import { order } from './rules';
import type { Move } from './world';
import { half, offers } from './world';

const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { freq: 6 });
const day = fc.option(fc.oneof(fc.integer({ min: 12, max: 60 }), fc.constantFrom(17, 18, 728, 729, 730, 731)), {
	freq: 9,
});

const choice = fc.oneof(
	maybe(italy.id, turkey.id).map((id) => ({ do: 'choose', what: 'country', id }) as const),
	maybe(tourist.id, student.id).map((id) => ({ do: 'choose', what: 'visaType', id }) as const),
	maybe(single.id, half.id).map((id) => ({ do: 'choose', what: 'visaOption', id }) as const),
	maybe(standard.id, fast.id).map((id) => ({ do: 'choose', what: 'service', id }) as const),
);
const constant = (...moves: Move[]) => fc.constantFrom(...moves);

/** Any move; those that a traveller makes most come most. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
	{ weight: 6, arbitrary: constant({ do: 'next' }) },
	{ weight: 3, arbitrary: constant({ do: 'back' }) },
	{ weight: 4, arbitrary: constant({ do: 'browserBack' }, { do: 'browserForward' }) },
	{ weight: 1, arbitrary: constant({ do: 'reload' }, { do: 'visitAnew' }) },
	{ weight: 6, arbitrary: choice },
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constant('date' as const), which: fc.constantFrom('start', 'end'), day }),
	},
	{ weight: 3, arbitrary: fc.constantFrom(...order).map((step) => ({ do: 'goTo' as const, step })) },
	{ weight: 1, arbitrary: fc.constantFrom('', 'tür', 'x', 'ita').map((text) => ({ do: 'search' as const, text })) },
	{
		weight: 1,
		arbitrary: fc.constantFrom('', 'Salam', 'ə'.repeat(501)).map((text) => ({ do: 'note' as const, text })),
	},
	{ weight: 1, arbitrary: fc.integer({ min: 0, max: 11 }).map((count) => ({ do: 'people' as const, count })) },
	{
		weight: 4,
		arbitrary: fc.oneof(
			fc.constantFrom('clear', 'blurred', 'broken').map((kind) => ({ do: 'file', kind }) as const),
			constant({ do: 'useAnyway' }, { do: 'cancelUpload' }, { do: 'retryUpload' }, { do: 'removeDocument' }),
		),
	},
	{
		weight: 3,
		arbitrary: fc
			.constantFrom('created', 'unavailable', 'sessionLost', 'serviceGone', 'priceChanged')
			.map((answer) => ({ do: 'confirm', answer }) as const),
	},
	{ weight: 1, arbitrary: constant({ do: 'promocode' }, { do: 'retry' }, { do: 'daysPass', days: 3 }) },
	{ weight: 1, arbitrary: fc.boolean().map((isSignedIn) => ({ do: 'user', isSignedIn }) as const) },
	{
		weight: 1,
		arbitrary: fc.record({
			...{ do: fc.constant('weather' as const), what: fc.constantFrom('catalogue', 'price', 'upload') },
			isOut: fc.boolean(),
		}),
	},
);

/** What can come while answers are under way: what is out of order is so from one look to the next. */
export const quickMove = anyMove.filter((move) => move.do !== 'weather');

const takesBack = (id: string): Move[] => [
	{ do: 'goTo', step: 'COUNTRY' },
	{ do: 'choose', what: 'country', id: null },
	{ do: 'choose', what: 'country', id },
];
/** What is most easily done wrong: the second comes before the first is done. */
export const hastyMoves: fc.Arbitrary<Move[]> = fc.constantFrom<Move[]>(
	takesBack(italy.id),
	takesBack(turkey.id),
	[{ do: 'goTo', step: 'COUNTRY' }, { do: 'choose', what: 'country', id: turkey.id }, { do: 'browserBack' }],
	[{ do: 'file', kind: 'clear' }, { do: 'next' }, { do: 'browserBack' }],
	[{ do: 'search', text: 'tür' }, { do: 'browserBack' }],
	[{ do: 'browserBack' }, { do: 'browserBack' }, { do: 'browserForward' }],
);

/** What a traveller in no doubt does on the step: chooses what it asks for and goes on. */
export function goingOn({ step, form, today }: Expected): Move[] {
	const offer = form.country === null ? undefined : offers[form.country];
	const chooses = (what: 'country' | 'visaType' | 'visaOption' | 'service', id: string | undefined): Move[] =>
		form[what] === null && id !== undefined ? [{ do: 'choose', what, id }] : [];
	const choices: Partial<Record<NonNullable<typeof step>, Move[]>> = {
		COUNTRY: chooses('country', italy.id),
		DATE: [
			{ do: 'date', which: 'start', day: today + 20 },
			{ do: 'date', which: 'end', day: today + 30 },
		],
		VISA_TYPE: chooses('visaType', offer?.visaTypes.at(-1)),
		VISA_OPTION: chooses('visaOption', offer?.visaOptions.at(-1)),
		SERVICE: chooses('service', offer?.services.at(-1)),
		UPLOAD_DOCUMENT: form.document === null ? [{ do: 'file', kind: 'clear' }] : [],
	};
	return (step && choices[step]) ?? [];
}
