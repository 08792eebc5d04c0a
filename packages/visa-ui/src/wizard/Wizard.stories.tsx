import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '../components/Toast';
import {
	memoryStorage,
	PROGRESS_KEY,
	type WizardCalls,
	type WizardSearch,
	type WizardUser,
	wizardActors,
	wizardMachine,
} from './machine';
import {
	fast,
	italy,
	noon,
	pngFile,
	refusal,
	single,
	standard,
	student,
	tourist,
	traveller,
	turkey,
	wholeSearch,
	worldCalls,
} from './machine/testKit';
import { Wizard } from './Wizard';

const flag =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath fill="%23009246" d="M0 0h1v2H0z"/%3E%3Cpath fill="%23fff" d="M1 0h1v2H1z"/%3E%3Cpath fill="%23ce2b37" d="M2 0h1v2H2z"/%3E%3C/svg%3E';
const picture =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23b9c9be" d="M0 0h4v3H0z"/%3E%3Cpath fill="%236d8088" d="M.4.6h1.2v1.6H.4z"/%3E%3C/svg%3E';

interface StoryProps {
	/** The address to start from. */
	search: WizardSearch;
	user: WizardUser | null;
	/** Makes the answers that are other than the usual ones. */
	calls?: () => Partial<WizardCalls>;
	/** What the tab has kept: one traveller with a picture, unless said otherwise. */
	kept?: { peopleCount: number; documents: readonly (object | null)[] };
	/** Where the browser would go to pay. */
	onLeaving?: (paymentUrl: string) => void;
	/** Where a visitor would go: to sign in or to register. */
	onSignIn?: (way: { hasAccount: boolean }) => void;
}

const pictured = <Item extends { image: string }>(country: Item) => ({ ...country, image: flag });
const storyCalls = (calls: Partial<WizardCalls> = {}) =>
	worldCalls({
		findCountries: async (text) =>
			[italy, turkey].map(pictured).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
		getPreview: async () => picture,
		...calls,
	});

/** Answers from the second time on. */
function failingOnce<Answer>(answer: Answer, message: string) {
	let times = 0;
	return async () => {
		times += 1;
		if (times === 1) throw refusal(503, 'UNAVAILABLE', message);
		return answer;
	};
}

const stored = (name: string) => ({ url: `/api/uploads/${name}`, name: `${name}.jpg`, size: 183_000 });

function StoryWizard({ search, user, calls, kept, onLeaving, onSignIn }: StoryProps) {
	const [signedIn, setSignedIn] = useState(user);
	const [machine] = useState(() =>
		wizardMachine.provide({
			actors: wizardActors({
				...storyCalls(calls?.()),
				removePromocode: async () => setSignedIn((one) => one && { ...one, activePromocode: null }),
			}),
			delays: { redirect: 50 },
		}),
	);
	const [storage] = useState(() =>
		memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify(kept ?? { documents: [stored('pasport')] }) }),
	);
	const actor = useActorRef(machine, { input: { search, user, storage, now: noon } });
	useEffect(() => actor.send({ type: 'USER_CHANGED', user: signedIn }), [actor, signedIn]);
	useState(() => actor.on('signInNeeded', ({ hasAccount }) => onSignIn?.({ hasAccount })));
	useState(() => actor.on('leaving', ({ paymentUrl }) => onLeaving?.(paymentUrl)));
	return (
		<>
			<Wizard actor={actor} terms={<p>Baxış başlayana qədər məbləğ tam qaytarılır.</p>} />
			<ToastRegion />
		</>
	);
}

const meta = {
	title: 'Wizard/Wizard',
	component: StoryWizard,
	args: { search: {}, user: null },
	parameters: { layout: 'padded' },
};
export default meta;

type Play = { canvasElement: HTMLElement };
type Story = {
	name?: string;
	args?: Partial<StoryProps>;
	globals?: { language: string; viewport?: { value: string; isRotated: boolean } };
	play?: (context: Play & { args: StoryProps }) => Promise<void>;
};
const heading = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('heading', { level: 1, name });
const nextButton = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /Növbəti mərhələyə keç/ });
const card = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('row', { name });
const isBlocked = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true');
const isFree = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

export const Country: Story = {
	name: '[CTY-01] [CTY-03] [CTY-04] [CTY-06] [WIZ-02] [WIZ-03] the country step',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Səyahət ediləcək ölkəni seçin');
		const option = await canvas.findByRole('option', { name: /İtaliya/ });
		await waitFor(() => expect(option).toHaveTextContent('+45,50 AZN (Viza mərkəzi xidmət haqqısı)'));
		await waitFor(() => expect(canvas.getByRole('option', { name: /Türkiyə/ })).not.toHaveTextContent('Viza mərkəzi'));
		const next = nextButton(canvas);
		await isBlocked(next);
		await waitFor(() => expect(canvas.getByText('Ölkə seçilməyib')).toBeVisible());
		await userEvent.click(option);
		await isFree(next);
		await userEvent.click(option);
		await waitFor(() => isBlocked(next));
		await waitFor(() => expect(canvas.getByText('Geriyə')).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Müraciətin mərhələləri' })).toBeInTheDocument());
	},
};

export const CountryFrom: Story = {
	name: '[CTY-07] each country says from what total, the embassy part told apart, and in how many days',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const row = await canvas.findByRole('option', { name: /Türkiyə/ });
		await waitFor(() => expect(row).toHaveTextContent('125 AZN-dən60 AZN səfirlikdə · 10–15 iş gününə'));
		await waitFor(() =>
			expect(canvas.getByRole('option', { name: /İtaliya/ })).toHaveTextContent('170,50 AZN-dən10–15 iş gününə'),
		);
	},
};

/** In the list's window, not only in the list. */
const isInSight = (row: HTMLElement, list: HTMLElement) => {
	const [box, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
	return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
};
const hundred = Array.from({ length: 100 }, (_, index) => ({
	...turkey,
	id: `00000000-0000-4000-8000-${String(1000 + index).padStart(12, '0')}`,
	name: `Ölkə ${index + 1}`,
}));

export const ChosenCountryInView: Story = {
	name: '[CTY-07] a country chosen far down the list is in view after a reload',
	args: {
		search: { countryId: hundred[90]?.id, step: 'COUNTRY' },
		calls: () => ({ findCountries: async () => hundred, getCountry: async () => hundred[90] ?? turkey }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const row = await canvas.findByRole('option', { name: /Ölkə 91/ });
		await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(isInSight(row, canvas.getByRole('listbox'))).toBe(true));
	},
};

export const CountrySearch: Story = {
	name: '[CTY-02] [CTY-05] the country search and its empty result',
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('option', { name: /İtaliya/ });
		await userEvent.type(canvas.getByRole('searchbox'), 'tür');
		await waitFor(() => expect(canvas.queryByRole('option', { name: /İtaliya/ })).toBeNull());
		await waitFor(() => expect(canvas.getByRole('option', { name: /Türkiyə/ })).toBeVisible());
		await userEvent.type(canvas.getByRole('searchbox'), 'zz');
		await waitFor(async () => expect(await canvas.findByText('Heç bir nəticə tapılmadı', {})).toBeVisible());
	},
};

export const Dates: Story = {
	name: '[DAT-01] [DAT-02] [DAT-03] [DAT-04] [DAT-07] [DAT-08] [DAT-10] [WIZ-07] the date step',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const start = await canvas.findByPlaceholderText('En erken 08/12/2026');
		const end = canvas.getByPlaceholderText('Təxmini bitmə tarixi');
		const next = nextButton(canvas);
		await isBlocked(next);
		await userEvent.type(start, '31022027');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveValue(''));
		await waitFor(async () => expect(await canvas.findByText('Başlanğıc tarix düzgün deyil')).toBeVisible());
		await userEvent.type(start, '10122026');
		await userEvent.tab();
		await waitFor(() => expect(start).toHaveValue('10/12/2026'));
		await waitFor(() => expect(canvas.queryByText('Başlanğıc tarix düzgün deyil')).toBeNull());
		await userEvent.type(end, '20/12/2026');
		await userEvent.tab();
		await isFree(next);
		await userEvent.clear(start);
		await userEvent.type(start, '25.12.2026');
		await userEvent.tab();
		await waitFor(async () => expect(await canvas.findByText('Bitiş tarix düzgün deyil')).toBeVisible());
		await isBlocked(next);
		await userEvent.click(canvas.getByText('Geriyə'));
		await heading(canvas, 'Səyahət ediləcək ölkəni seçin');
	},
};

export const DateReasons: Story = {
	name: '[DAT-12] [DAT-08] beside the sentence stands why, with what was typed; no day of a hint is refused',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const start = canvas.getByRole('textbox', { name: 'Select approximate start date' });
		const end = canvas.getByRole('textbox', { name: 'Select approximate end date' });
		await waitFor(() => expect(start).toHaveAccessibleDescription('Gün/ay/il, məsələn 08/12/2026'));
		await waitFor(() => expect(end).toHaveAccessibleDescription('Gün/ay/il, məsələn 09/12/2026'));
		const refused = async (field: HTMLElement, text: string, sentence: string, reason: string) => {
			await userEvent.clear(field);
			await userEvent.type(field, text);
			await userEvent.tab();
			await waitFor(() => expect(field).toHaveValue(''));
			await waitFor(() => expect(canvas.getByText(reason.replace('\u00a0', ' '))).toBeVisible());
			await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible());
			await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(`${sentence} ${reason}`)));
		};
		const wrongStart = 'Başlanğıc tarix düzgün deyil';
		await refused(
			start,
			'07122026',
			wrongStart,
			'07/12/2026 çox tezdir: vizanın hazırlanması 17\u00a0gün çəkir. Ən erkən 08/12/2026 mümkündür.',
		);
		await refused(start, '31/02/2027', wrongStart, '31/02/2027: təqvimdə belə gün yoxdur.');
		await refused(start, '10/12', wrongStart, '“10/12” tam tarix deyil. Gün, ay və ili GG/AA/İİİİ kimi yazın.');
		await refused(
			start,
			'20/11/2028',
			wrongStart,
			'20/11/2028 çox gecdir: səyahət bu gündən ən çoxu 730\u00a0gün sonra bitə bilər. Ən gec 19/11/2028 mümkündür.',
		);
		await userEvent.type(start, '10/12/2026');
		await waitFor(() => expect(end).toHaveAccessibleDescription(/məsələn 11\/12\/2026/));
		await refused(
			end,
			'10/12/2026',
			'Bitiş tarix düzgün deyil',
			'10/12/2026 başlanğıc tarixindən sonra deyil. Ən erkən 11/12/2026 mümkündür.',
		);
	},
};

export const DatesByEnter: Story = {
	name: '[DAT-12] Enter in a date field goes on when both dates are valid, and not before',
	args: { search: { step: 'DATE', countryId: italy.id } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		await userEvent.type(canvas.getByRole('textbox', { name: /start date/ }), '10122026{Enter}');
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Select approximate'));
		await userEvent.type(canvas.getByRole('textbox', { name: /end date/ }), '20122026{Enter}');
		await heading(canvas, 'Viza növünü seçin');
	},
};

export const VisaTypes: Story = {
	name: '[VTY-01] [VTY-02] [VTY-03] the visa type step and its documents',
	args: { search: { ...wholeSearch, step: 'VISA_TYPE', visaTypeId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(student.description ?? '')).toBeVisible());
		const next = nextButton(canvas);
		await isBlocked(next);
		await userEvent.click(card(canvas, tourist.name));
		await isFree(next);
		await userEvent.click(card(canvas, tourist.name));
		await waitFor(() => isBlocked(next));
		await userEvent.click(canvas.getByRole('button', { name: /Dokumentlər.*Tələbə/ }));
		const dialog = await within(document.body).findByRole('dialog', { name: 'Tələb olunan sənədlər' });
		const text = within(dialog).getByText(/Qəbul məktubu/);
		await waitFor(() => expect(getComputedStyle(text).whiteSpaceCollapse).toMatch(/preserve/));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
	},
};

export const VisaTypesFailed: Story = {
	name: '[VTY-04] [VAL-01] a list that failed shows the message of the server and a retry',
	args: {
		search: { step: 'VISA_TYPE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' },
		calls: () => ({ getVisaTypes: failingOnce([tourist], 'Viza növləri hazırda açılmır') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText('Viza növləri hazırda açılmır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd et' }));
		await waitFor(async () => expect(await canvas.findByText(tourist.name)).toBeVisible());
	},
};

export const VisaOptions: Story = {
	name: '[VOP-01] the visa option step',
	args: { search: { ...wholeSearch, step: 'VISA_OPTION', visaOptionId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const option = await canvas.findByRole('row', { name: single.type });
		await waitFor(() => expect(canvas.getByText('Up to 30 days')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Döv. rüsumu')).toBeVisible());
		await isBlocked(nextButton(canvas));
		await userEvent.click(option);
		await isFree(nextButton(canvas));
		await userEvent.click(option);
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

const long = {
	...single,
	id: '00000000-0000-4000-8000-000000000022',
	type: 'Çoxdəfəlik giriş',
	duration: 90,
	fee: 110,
};
const longTrip = { ...wholeSearch, endDate: '2027-01-15' };
const sentence = 'Səyahətiniz 37 gün çəkir, “Birdəfəlik giriş” icazəsi ilə isə ən çoxu 30 gün qalmaq olar.';

export const StayTooLong: Story = {
	name: '[WIZ-11] a trip longer than the chosen permission is said, and the one that fits is offered',
	args: { search: { ...longTrip, step: 'VISA_OPTION' }, calls: () => ({ getVisaOptions: async () => [single, long] }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(sentence)).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: '“Çoxdəfəlik giriş” seç (90\u00a0gün)' }));
		await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
		await waitFor(() => expect(card(canvas, long.type)).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const StayTooLongAtReview: Story = {
	name: '[WIZ-11] the review says it too; where no permission fits it leads to the dates',
	args: { search: { ...longTrip, step: 'FINAL_REVIEW' }, user: traveller },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const notice = within(
			(await canvas.findByText(new RegExp(sentence))).parentElement?.parentElement ?? canvasElement,
		);
		await userEvent.click(notice.getByRole('button', { name: 'Tarixləri dəyiş' }));
		await heading(canvas, 'Select approximate departure and arrival dates');
	},
};

const slow = { ...standard, estimatedDays: { from: 10, to: 15 } };
const quick = { ...fast, estimatedDays: { from: 3, to: 5 } };
const late = `“${standard.name}” xidməti ilə viza 11 dekabr 2026 tarixinədək hazır olur, səyahətiniz isə 10 dekabr 2026 tarixində başlayır.`;
const soon = { ...wholeSearch, startDate: '2026-12-10', endDate: '2026-12-20', serviceId: standard.id };

export const ReadyTooLate: Story = {
	name: '[SRV-05] a service that is ready only after the trip has begun is said, and one in time is offered',
	args: { search: { ...soon, step: 'SERVICE' }, calls: () => ({ getServices: async () => [slow, quick] }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText(late)).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^“${fast.name}” seç`) }));
		await waitFor(() => expect(canvas.queryByText(late)).toBeNull());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ReadyTooLateAtReview: Story = {
	name: '[SRV-05] the review says it too; where no service is in time it leads to the dates',
	args: {
		search: { ...soon, step: 'FINAL_REVIEW' },
		user: traveller,
		calls: () => ({ getServices: async () => [slow] }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(async () => expect(await canvas.findByText(new RegExp(late))).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Tarixləri dəyiş' }));
		await heading(canvas, 'Select approximate departure and arrival dates');
	},
};

export const QuotedInEnglish: Story = {
	name: '[DAT-01] [VOP-01] English sentences of the Azerbaijani page say their language',
	args: { search: { ...wholeSearch, step: 'DATE' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Select approximate departure and arrival dates');
		const inEnglish = () =>
			[...canvasElement.querySelectorAll('[lang="en"]')].map((element) => element.textContent?.trim());
		const [start, end] = ['Select approximate start date', 'Select approximate end date'];
		// Each of them as the field's label and in the name of its calendar's button.
		await waitFor(() =>
			expect(inEnglish()).toEqual(['Select approximate departure and arrival dates', start, start, end, end]),
		);
		await userEvent.click(nextButton(canvas));
		await heading(canvas, 'Viza növünü seçin');
		await waitFor(() => expect(inEnglish()).toEqual([]));
		await userEvent.click(nextButton(canvas));
		await heading(canvas, 'Giriş icazəsini seçin');
		await waitFor(() => expect(inEnglish()).toEqual(['Up to 30 days']));
	},
};

export const NamesInAzerbaijani: Story = {
	name: 'names of the catalogue say their language on an English page',
	globals: { language: 'en' },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const named = (name: string) => waitFor(() => expect(canvas.getAllByText(name)[0]).toHaveAttribute('lang', 'az'));
		await heading(canvas, 'Choose the country you travel to');
		await named('İtaliya');
		await userEvent.click(await canvas.findByRole('option', { name: /İtaliya/ }));
		// Now on the ticket too.
		await waitFor(() => expect(canvas.getAllByText('İtaliya').every(({ lang }) => lang === 'az')).toBe(true));
		await waitFor(() => expect(canvas.getAllByText('İtaliya').length).toBeGreaterThan(1));
	},
};

export const Services: Story = {
	name: '[SRV-01] [SRV-02] [SRV-03] [SRV-04] [SRV-05] the service step',
	args: { search: { ...wholeSearch, step: 'SERVICE', serviceId: undefined } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Xidməti seçin');
		const service = await canvas.findByRole('row', { name: standard.name });
		await waitFor(() => expect(canvasElement.querySelectorAll('s, del')).toHaveLength(1));
		await waitFor(() => expect(canvas.getAllByText('Səfirlikdə əlavə xərclər')).toHaveLength(1));
		await waitFor(() => expect(canvas.getByText('Sənədləri yoxlayıb səfirliyə təqdim edirik.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('10–15 iş gününə')).toBeVisible());
		// Fifteen working days after Saturday, 21 November 2026.
		await waitFor(() => expect(canvas.getByText('11 dekabr 2026')).toBeVisible());
		await userEvent.click(service);
		await isFree(nextButton(canvas));
		await userEvent.click(service);
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

export const Upload: Story = {
	name: '[UPL-01] [UPL-02] [UPL-08] the upload step with an image',
	args: { search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		await waitFor(() => expect(canvas.getByText(/PNG və JPG\/JPEG.*10MB/)).toBeVisible());
		await waitFor(async () => expect(await canvas.findByText('pasport.jpg')).toBeVisible());
		const preview = await canvas.findByRole('img', { name: 'Yüklənmiş şəklin önbaxışı' });
		await waitFor(() => expect(preview.getBoundingClientRect()).toMatchObject({ width: 250, height: 250 }));
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: /^Silin/ }));
		await waitFor(() => isBlocked(nextButton(canvas)));
	},
};

export const UploadReplacementFails: Story = {
	name: '[UPL-03] [UPL-07] a replacement that fails gives the earlier image back, and says so',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => ({ upload: failingOnce('/api/uploads/two', 'Şəkil hazırda saxlanıla bilmir') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
		if (!input) throw new Error('no file input');
		const revoke = spyOn(URL, 'revokeObjectURL');
		const make = spyOn(URL, 'createObjectURL');
		await userEvent.upload(input, pngFile('ikinci.png'));
		await waitFor(() =>
			expect(canvas.getAllByText(/Şəkil hazırda saxlanıla bilmir.*şəkil qalır: pasport\.jpg/)[0]).toBeVisible(),
		);
		await waitFor(() => expect(canvas.getByText('pasport.jpg')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText('ikinci.png')).toBeNull());
		await isFree(nextButton(canvas));
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd edin' }));
		await waitFor(() => expect(canvas.getByText('ikinci.png')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText(/şəkil qalır/)).toBeNull());
		await userEvent.click(await canvas.findByRole('button', { name: 'Silin' }));
		const [made] = make.mock.results;
		await waitFor(() => expect(revoke).toHaveBeenCalledWith(made?.value));
	},
};

export const DoubtfulPicture: Story = {
	name: '[UPL-10] a picture that may be hard to read is told of with the focus; it is used anyway, or another is chosen',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		calls: () => ({
			checkPicture: async (file) => ({ file, doubts: file.name === 'ikinci.png' ? ['blurred', 'dark'] : [] }),
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		// Where no picture is, a good one is drawn.
		await userEvent.click(canvas.getByRole('button', { name: 'Silin' }));
		await waitFor(() => expect(canvas.getByText('Yaxşı şəkil nümunəsi')).toBeVisible());
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
		if (!input) throw new Error('no file input');
		await userEvent.upload(input, pngFile('ikinci.png'));
		const notice = (await canvas.findByText('Şəkil oxunmaya bilər')).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => expect(notice).toHaveTextContent('Şəkil bulanıqdır'));
		await waitFor(() => expect(notice).toHaveTextContent('Şəkil qaranlıqdır'));
		await waitFor(() => isBlocked(nextButton(canvas)));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Başqasını seç' })).toBeEnabled());
		await userEvent.upload(input, pngFile('aydin.png'));
		await waitFor(() => expect(canvas.queryByText('Şəkil oxunmaya bilər')).toBeNull());
		await waitFor(() => expect(canvas.getByText('aydin.png')).toBeVisible());
		await isFree(nextButton(canvas));
		await userEvent.upload(input, pngFile('ikinci.png'));
		await userEvent.click(await canvas.findByRole('button', { name: 'Yenə də istifadə et' }));
		await waitFor(() => expect(canvas.getByText('ikinci.png')).toBeVisible());
		await isFree(nextButton(canvas));
	},
};

const fileInput = (place: HTMLElement) => {
	const input = place.querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('no file input');
	return input;
};

export const ThreeTravellers: Story = {
	name: '[UPL-11] three travellers: each has a place of their own, by name, state and keyboard; one leaves again',
	args: { search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Pasport şəklini yükləyin');
		const add = canvas.getByRole('button', { name: 'Səyahətçi əlavə et' });
		await userEvent.click(add);
		const place = (number: string) => canvas.findByRole('button', { name: new RegExp(`^${number} səyahətçi`) });
		await waitFor(async () => expect(await place('2-ci')).toHaveFocus());
		await waitFor(() => expect(canvas.getByText('2 səyahətçidən 1-nin pasport şəkli var.')).toBeVisible());
		await waitFor(async () => expect(await place('1-ci')).toHaveAccessibleName('1-ci səyahətçi Yüklənib'));
		const second = await canvas.findByRole('group', { name: '2-ci səyahətçi' });
		await userEvent.upload(fileInput(second), pngFile('ikinci.png'));
		await within(second).findByText('ikinci.png');
		await waitFor(() => expect(within(second).getByRole('button', { name: 'Silin: 2-ci səyahətçi' })).toBeVisible());
		await userEvent.click(add);
		const third = await canvas.findByRole('group', { name: '3-cü səyahətçi' });
		await waitFor(() => expect(canvas.queryByRole('group', { name: '2-ci səyahətçi' })).toBeNull());
		await waitFor(() => expect(within(third).getByLabelText(/^3-cü səyahətçi: pasportun/)).toBeInTheDocument());
		// One picture is enough to go on: the review asks for the rest.
		await isFree(nextButton(canvas));
		(await place('1-ci')).focus();
		await userEvent.keyboard('{Enter}');
		const first = await canvas.findByRole('group', { name: '1-ci səyahətçi' });
		await waitFor(() => expect(within(first).getByRole('img', { name: /önbaxışı: 1-ci səyahətçi/ })).toBeVisible());
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('2 / 3 yükləndi'));
		await userEvent.click(within(first).getByRole('button', { name: 'Bu səyahətçini çıxar: 1-ci səyahətçi' }));
		await waitFor(() => expect(add).toHaveFocus());
		await waitFor(() => expect(canvas.queryByRole('button', { name: /^3-cü/ })).toBeNull());
		await waitFor(async () => expect(await place('1-ci')).toHaveAccessibleName('1-ci səyahətçi Yüklənib'));
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('1 / 2 yükləndi'));
	},
};

export const DoubtfulSecond: Story = {
	name: '[UPL-10] [UPL-11] of the second traveller a doubtful picture waits for a word, and says whose it is',
	args: {
		search: { ...wholeSearch, step: 'UPLOAD_DOCUMENT' },
		kept: { peopleCount: 2, documents: [stored('birinci')] },
		calls: () => ({ checkPicture: async (file) => ({ file, doubts: ['glare'] }) }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		// The place that lacks a picture stands open.
		const second = await canvas.findByRole('group', { name: '2-ci səyahətçi' });
		await userEvent.upload(fileInput(second), pngFile('ikinci.png'));
		const notice = (await within(second).findByText('Şəkil oxunmaya bilər')).closest('[role="status"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => isBlocked(nextButton(canvas)));
		const header = canvas.getByRole('button', { name: '2-ci səyahətçi Qərarınızı gözləyir' });
		await waitFor(() => expect(header).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.click(within(second).getByRole('button', { name: 'Yenə də istifadə et: 2-ci səyahətçi' }));
		await waitFor(() => expect(canvas.getByText('2 səyahətçinin hamısının pasport şəkli var.')).toBeVisible());
		await isFree(nextButton(canvas));
	},
};

const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
export const NineOfTen: Story = {
	name: '[UPL-11] [REV-07] ten travel, nine have a picture: the review says whose is missing and leads there before paying',
	args: {
		search: { ...wholeSearch, step: 'FINAL_REVIEW' },
		user: traveller,
		kept: { peopleCount: 9, documents: Array.from({ length: 9 }, (_, index) => stored(`p${index + 1}`)) },
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(9));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(canvas.getByText('10 səyahətçidən 9-nun pasport şəkli var.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('10-cu səyahətçinin şəklini yükləyin.')).toBeVisible());
		await waitFor(() => isBlocked(confirm));
		await waitFor(() => expect(canvas.getByText('Hər səyahətçinin pasport şəkli lazımdır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Çatışmayan şəkilləri yüklə' }));
		const tenth = await canvas.findByRole('group', { name: '10-cu səyahətçi' });
		const add = canvas.getByRole('button', { name: 'Səyahətçi əlavə et' });
		await waitFor(() => isBlocked(add));
		await waitFor(() => expect(canvas.getByText('Maksimum səyahətçi sayı 10-dur')).toBeVisible());
		await userEvent.upload(fileInput(tenth), pngFile('onuncu.png'));
		await within(tenth).findByText('onuncu.png');
		await isFree(nextButton(canvas));
		await userEvent.click(nextButton(canvas));
		await isFree(await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(10));
		// Fewer travel: what is too many is not sent, and is there again when they come.
		await userEvent.click(canvas.getByRole('button', { name: /Azalt/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(9));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(canvas.getAllByRole('img', { name: /səyahətçinin pasport şəkli$/ })).toHaveLength(10));
	},
};

export const GroupInRussian: Story = {
	name: '[UPL-11] [ACC-09] on a phone the word for a traveller stays whole below the picture, in Russian too',
	args: {
		search: { ...wholeSearch, step: 'FINAL_REVIEW' },
		kept: { peopleCount: 3, documents: [stored('p1'), stored('p2'), stored('p3')] },
	},
	globals: { language: 'ru', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const names = await canvas.findAllByText(/^Путешественник \d$/);
		await expect(names).toHaveLength(3);
		for (const name of names) {
			const words = document.createRange();
			words.selectNodeContents(name);
			await expect(words.getClientRects()).toHaveLength(1);
		}
		await expect(Math.max(...names.map((name) => boxOf(name).right))).toBeLessThan(window.innerWidth - 16);
	},
};

const ticketOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('region', { name: 'Səyahətiniz' });
export const BothSums: Story = {
	name: '[SRV-05] from the permission on, the ticket shows what is paid now and what at the embassy',
	args: { search: { step: 'VISA_TYPE', countryId: turkey.id, startDate: '2026-12-10', endDate: '2026-12-20' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Viza növünü seçin');
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('Hələlik—Hələ məlum deyil'));
		await userEvent.click(await canvas.findByRole('row', { name: tourist.name }));
		await userEvent.click(nextButton(canvas));
		await userEvent.click(await canvas.findByRole('row', { name: single.type }));
		await waitFor(() =>
			expect(ticketOf(canvas)).toHaveTextContent('İndi ödəniləcək0 AZNSəfirlikdə60 AZN1 nəfər, hələlik'),
		);
		await userEvent.click(nextButton(canvas));
		await userEvent.click(await canvas.findByRole('row', { name: standard.name }));
		await waitFor(() => expect(ticketOf(canvas)).toHaveTextContent('İndi ödəniləcək65 AZNSəfirlikdə60 AZN'));
	},
};

const onReview = { ...wholeSearch, serviceId: fast.id, step: 'FINAL_REVIEW' } as const;

export const ReviewOfVisitor: Story = {
	name: '[REV-01] [REV-02] [REV-03] [REV-10] the final review of a visitor',
	args: { search: onReview },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() => expect(canvas.getAllByText('İndi ödəniləcək').length).toBeGreaterThanOrEqual(3));
		await waitFor(() => expect(canvas.getByText('Səfirlikdə ödəniləcək')).toBeVisible());
		await waitFor(() => expect(canvas.getAllByText('Səfirlikdə əlavə xərclər')[0]).toBeVisible());
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
	},
};

export const ReviewOnAPhone: Story = {
	name: '[REV-01] [REV-08] on a phone each line stands as near to what it belongs to, and the field of the code keeps its width',
	args: { search: onReview },
	globals: { language: 'az', viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		await waitFor(() => expect(canvas.getByText('Səfirlikdə ödəniləcək')).toBeVisible());
		const lines = [...canvasElement.querySelectorAll('dl dt')].filter(({ parentElement }) =>
			parentElement?.querySelector('button'),
		);
		await expect(lines.length).toBeGreaterThan(4);
		const gaps = lines.map((term) => boxOf(term.nextElementSibling).top - boxOf(term).bottom);
		await expect(Math.max(...gaps)).toBeLessThan(8);
		await expect(Math.min(...gaps)).toBeGreaterThan(2);
		const code = canvas.getByLabelText(/Promo kod/);
		const { width } = boxOf(code);
		await userEvent.type(code, 'ab');
		await canvas.findByText('Promo kod 3 ilə 50 simvol arasında olmalıdır');
		await expect(boxOf(code).width).toBe(width);
	},
};

export const ReviewAsOneList: Story = {
	name: '[REV-12] one list: picture, travellers and promo above the total, terms at the button, and no copy beside it',
	args: { search: onReview, onSignIn: fn() },
	play: async ({ canvasElement, args }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Sonuncu yoxlama');
		const total = await canvas.findByText('İndi ödəniləcək məbləğ');
		const above = [
			await canvas.findByRole('img', { name: 'Yüklədiyiniz pasport şəkli' }),
			canvas.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' }),
			canvas.getByLabelText(/Promo kod/),
		];
		for (const part of above) {
			await waitFor(() =>
				expect(part.compareDocumentPosition(total) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0),
			);
		}
		await waitFor(() => expect(canvas.queryByRole('region', { name: 'Səyahətiniz' })).toBeNull());
		await waitFor(() => expect(canvas.getAllByText(/Turist vizası/)).toHaveLength(1));
		await waitFor(() => expect(canvas.getByText('Baxış başlayana qədər məbləğ tam qaytarılır.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Hər şey saxlanılır')).toBeVisible());
		const haveOne = canvas.getByRole('button', { name: 'Hesabım var' });
		await waitFor(() => expect(haveOne).toBeEnabled());
		await userEvent.click(haveOne);
		await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ hasAccount: true }));
		await userEvent.click(canvas.getByRole('button', { name: 'Qeydiyyatdan keç' }));
		await waitFor(() => expect(args.onSignIn).toHaveBeenLastCalledWith({ hasAccount: false }));
	},
};

export const PromocodeTakenBack: Story = {
	name: '[REV-12] a promo code is taken back, and the focus is where another one is typed',
	args: { search: onReview, user: { ...traveller, activePromocode: { code: 'BAHAR10' } } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(() => expect(canvas.getByText('Aktiv promo kod: BAHAR10')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Bu müraciətdə endirim vermir.')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Promo kodu götür: BAHAR10' }));
		await waitFor(() => expect(canvas.getByLabelText(/Promo kod/)).toHaveFocus());
		await waitFor(() => expect(within(document.body).getByText('Promo kod götürüldü')).toBeVisible());
	},
};

export const ReviewOfUser: Story = {
	name: '[REV-04] [REV-07] [REV-08] [REV-11] [SUB-01] [TST-01] the final review of a signed-in user',
	args: { search: onReview, user: traveller, onLeaving: fn() },
	play: async ({ canvasElement, args }) => {
		const canvas = within(canvasElement);
		const page = within(document.body);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		const people = canvas.getByRole('spinbutton', { name: 'Səyahətçilərin sayı' });
		await userEvent.click(canvas.getByRole('button', { name: /Azalt/ }));
		await waitFor(() => expect(page.getByText('Minimum səyahətçi sayı 1-dir')).toBeVisible());
		await userEvent.clear(people);
		await userEvent.type(people, '99{Enter}');
		await waitFor(() => expect(people).toHaveValue('10'));
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(page.getByText('Maksimum səyahətçi sayı 10-dur')).toBeVisible());
		await userEvent.clear(people);
		await userEvent.type(people, 'abc{Enter}');
		await waitFor(() => expect(people).toHaveValue('1'));

		const code = canvas.getByLabelText(/Promo kod/);
		await userEvent.type(code, 'ab');
		await waitFor(async () =>
			expect(await canvas.findByText('Promo kod 3 ilə 50 simvol arasında olmalıdır')).toBeVisible(),
		);
		await userEvent.type(code, 'c');
		await userEvent.click(canvas.getByRole('button', { name: 'Aktivləşdir' }));
		await waitFor(() => expect(page.getByText('Promo kod uğurla aktivləşdirildi!')).toBeVisible());

		const notes = canvas.getByLabelText(/Qeydlər/);
		await userEvent.click(notes);
		await userEvent.paste('q'.repeat(501));
		await waitFor(async () =>
			expect((await canvas.findAllByText('Qeydlər 500 simvoldan çox ola bilməz'))[0]).toBeVisible(),
		);
		await userEvent.clear(notes);

		await isFree(confirm);
		await userEvent.click(confirm);
		await waitFor(() =>
			expect(
				page.getByText('Sorğu uğurla yaradıldı! Bir neçə saniyədən sonra siz ödəniş səhifəsinə yönləndiriləcəksiniz.'),
			).toBeVisible(),
		);
		await waitFor(() => expect(args.onLeaving).toHaveBeenCalledWith('https://bank.example/pay'));
	},
};

export const QuotedLines: Story = {
	name: "[REV-13] the review shows the quote's own lines, not the prices that were loaded before",
	args: {
		search: onReview,
		user: traveller,
		calls: () => ({
			getQuote: async ({ peopleCount }) => ({
				totalPrice: 50 * peopleCount + 125,
				priceLines: [
					{ kind: 'countryFee', amount: 50 * peopleCount, paid: 'now', count: peopleCount, label: italy.name },
					{ kind: 'permission', amount: 70 * peopleCount, paid: 'embassy', count: peopleCount, label: 'Yeni icazə' },
					{ kind: 'service', amount: 125, paid: 'now', count: 1, label: fast.name },
				],
			}),
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await isFree(await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ }));
		const row = (term: string) => canvas.getByText(term).closest('div') as HTMLElement;
		await waitFor(() => expect(row('Xidmət: Sürətli')).toHaveTextContent('125 AZN'));
		await waitFor(() => expect(row('Giriş icazəsi: Yeni icazə')).toHaveTextContent('Səfirlikdə ödəniləcək70 AZN'));
		// The service costs nothing more at the embassy any longer.
		await waitFor(() => expect(canvas.queryByText('Səfirlikdə əlavə xərclər')).toBeNull());
		await userEvent.click(canvas.getByRole('button', { name: /Artır/ }));
		await waitFor(() => expect(row('İtaliya: viza mərkəzi xidmət haqqı')).toHaveTextContent('50 AZN × 2 nəfər'));
		await waitFor(() => expect(row('İndi ödəniləcək məbləğ')).toHaveTextContent('225 AZN'));
		await waitFor(() => expect(row('Səfirlikdə ödəniləcək məbləğ')).toHaveTextContent('140 AZN'));
	},
};

const gone = 'Seçdiyiniz artıq təklif olunmur, yenidən seçin';
export const Refused: Story = {
	name: '[WIZ-12] [SUB-03] a refusal comes into view with the focus, names its step and leads there',
	args: {
		search: onReview,
		user: traveller,
		calls: () => ({
			createRequest: async () => {
				const errors = [{ field: 'visaTypeId', message: gone }];
				throw refusal(422, 'NO_LONGER_OFFERED', gone, { errors });
			},
		}),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const page = within(document.body);
		const confirm = await canvas.findByRole('button', { name: /Təsdiqləyin və ödənişə davam edin/ });
		await isFree(confirm);
		await userEvent.click(confirm);
		const words = await canvas.findByText(/“Viza növü” mərhələsində düzəliş lazımdır/);
		const notice = words.closest('[role="alert"]');
		await waitFor(() => expect(notice).toHaveFocus());
		await waitFor(() => expect(words).toBeVisible());
		// The server's sentence stands in the toast; nowhere else.
		await waitFor(() => expect(page.getAllByText(gone)).toHaveLength(1));
		await waitFor(() => isBlocked(confirm));
		await userEvent.click(canvas.getByRole('button', { name: '“Viza növü” mərhələsinə keç' }));
		await heading(canvas, 'Viza növünü seçin');
		await isBlocked(nextButton(canvas));
	},
};

export const PriceFailed: Story = {
	name: '[REV-06] a price that can not be had, with a retry',
	args: {
		search: onReview,
		calls: () => ({ getQuote: failingOnce({ totalPrice: 10 }, 'Qiymət hazırda hesablanmır') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await waitFor(async () => expect(await canvas.findByText('Qiymət hazırda hesablanmır')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd et' }));
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
	},
};

export const PriceWhenOnline: Story = {
	name: '[REV-06] [API-05] a price that could not be had without a network is asked for again when there is one',
	args: { search: onReview, calls: () => ({ getQuote: failingOnce({ totalPrice: 10 }, 'Şəbəkə yoxdur') }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText('Şəbəkə yoxdur');
		window.dispatchEvent(new Event('online'));
		await isFree(await canvas.findByRole('button', { name: /Qeydiyyatdan keç/ }));
		await waitFor(() => expect(canvas.queryByText('Şəbəkə yoxdur')).toBeNull());
	},
};

export const ListsWhenOnline: Story = {
	name: '[API-05] what failed out of sight takes away no list that is in use when there is a network again',
	args: {
		search: { step: 'VISA_TYPE', countryId: italy.id, startDate: '2026-12-10', endDate: '2026-12-20' },
		calls: () => ({ getServices: failingOnce([slow], 'Şəbəkə yoxdur') }),
	},
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await heading(canvas, 'Viza növünü seçin');
		const [card] = await canvas.findAllByRole('row');
		card?.focus();
		window.dispatchEvent(new Event('online'));
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvasElement.contains(document.activeElement)).toBe(true);
		await waitFor(() => expect(card).toBeInTheDocument());
	},
};
