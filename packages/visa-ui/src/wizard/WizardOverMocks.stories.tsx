import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createClient, onUnauthorized, UNEXPECTED_ERROR } from 'visa-sdk';
import { createHandlers, createWorld, handlersFor, MOCK_PROMOCODE, mockId, mockTraveller } from 'visa-sdk/mocks';
import { businessToday } from 'visa-sdk/rules';
import { DRAFT_KEY, memoryAddress, memoryStorage, PROGRESS_KEY } from './machine';
import { VisaWizard } from './VisaWizard';

const client = createClient({ baseUrl: '/api', getToken: () => 'mocked' });

function WizardOverMocks() {
	const [alone] = useState(() => ({ address: memoryAddress(), storage: memoryStorage() }));
	return <VisaWizard client={client} {...alone} />;
}

const meta = { title: 'Wizard/Over the mocks', component: WizardOverMocks, parameters: { layout: 'padded' } };
export default meta;

interface Story {
	name: string;
	parameters: { msw: ReturnType<typeof handlersFor> };
	play: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

export const Playground = { parameters: { msw: handlersFor('visitor', { baseUrl: '/api' }) } };

export const Visitor: Story = {
	name: '[WIZ-08] [CTY-02] a visitor chooses from the whole service, mocked',
	parameters: { msw: handlersFor('visitor', { baseUrl: '/api' }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.click(await canvas.findByRole('option', { name: /İtaliya/ }));
		await userEvent.click(canvas.getByRole('button', { name: /Növbəti mərhələyə keç/ }));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(/Select approximate/));
	},
};

/** In StrictMode React checks what is inserted inside it, not what mounts together with it. */
function Strictly({ children }: { children: ReactNode }) {
	const [isThere, setThere] = useState(false);
	useEffect(() => setThere(true), []);
	return isThere && <StrictMode>{children}</StrictMode>;
}

export const Strict: Story & { render: () => ReactNode } = {
	name: '[CTY-02] in StrictMode, which stops the machine and begins it again, the countries come and nothing is said to be wrong',
	parameters: { msw: handlersFor('visitor', { baseUrl: '/api' }) },
	render: () => (
		<Strictly>
			<WizardOverMocks />
		</Strictly>
	),
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('option', { name: /İtaliya/ });
		await expect(canvas.queryByText(UNEXPECTED_ERROR)).toBeNull();
	},
};

const signedIn = {
	id: 'one',
	firstName: 'Leyla',
	lastName: 'Məmmədova',
	email: 'leyla@example.az',
	activePromocode: null,
};
const foreign = memoryStorage({ [DRAFT_KEY]: JSON.stringify({ notes: 'Aysel' }), userRequestOwner: 'another' });
const theirs = memoryAddress({ step: 'DATE', startDate: '2030-01-01' });

export const AnotherPersons: Story & { render: () => ReactNode } = {
	name: '[SUB-06] what another person left in this browser is removed, and the wizard begins anew',
	parameters: { msw: handlersFor('visitor', { baseUrl: '/api' }) },
	render: () => <VisaWizard client={client} user={signedIn} address={theirs} storage={foreign} />,
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByRole('option', { name: /İtaliya/ });
		await waitFor(() => expect(foreign.draft.getItem(DRAFT_KEY)).toBeNull());
		await waitFor(() => expect(theirs.read([]).startDate).toBeUndefined());
	},
};

const inDays = (days: number) => businessToday().add({ days }).toString();
const picture = { url: '/api/uploads/one', name: 'pasport.png', size: 11, previewUrl: null };
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** At the review, with everything selected. */
function AtReview() {
	const [alone] = useState(() => ({
		address: memoryAddress({
			...{ step: 'FINAL_REVIEW', startDate: inDays(40), endDate: inDays(50) },
			...{ countryId: mockId('c', 1), visaTypeId: mockId('a', 1) },
			...{ visaOptionId: mockId('b', 1), serviceId: mockId('d', 1) },
		}),
		storage: memoryStorage({}, { [PROGRESS_KEY]: JSON.stringify({ documents: [picture] }) }),
	}));
	return <VisaWizard client={client} calls={{ getPreview: async () => pixel }} {...alone} />;
}

const theirWorld = createWorld({ user: mockTraveller });

export const Promocode: Story & { render: () => ReactNode; beforeEach: () => void } = {
	name: '[REV-09] [REV-12] a promo code is shown as active once it is, and gone once it is taken back',
	parameters: { msw: createHandlers(theirWorld, { baseUrl: '/api' }) },
	beforeEach: () => {
		theirWorld.user = mockTraveller;
	},
	render: () => <AtReview />,
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.type(await canvas.findByRole('textbox', { name: 'Promo kod' }), `${MOCK_PROMOCODE}{Enter}`);
		const away = await canvas.findByRole('button', { name: new RegExp(MOCK_PROMOCODE) });
		await waitFor(() => expect(away).toHaveFocus());
		await userEvent.click(away);
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Promo kod' })).toHaveFocus());
		await expect(canvas.getByRole('textbox', { name: 'Promo kod' })).toHaveValue('');
	},
};

const lost = fn();
const careful = createClient({ baseUrl: '/api', layers: [onUnauthorized(lost)] });

export const NobodysSession: Story & { render: () => ReactNode } = {
	name: '[WIZ-08] [SUB-04] a visitor has lost no session: the question who is signed in leads nobody away',
	parameters: { msw: handlersFor('visitor', { baseUrl: '/api' }) },
	render: () => <VisaWizard client={careful} address={memoryAddress()} storage={memoryStorage()} />,
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByRole('option', { name: /İtaliya/ });
		await expect(careful.users.me()).rejects.toMatchObject({ statusCode: 401 });
		// The wizard's own was answered before, and reported to nobody.
		await expect(lost).toHaveBeenCalledOnce();
	},
};

export const EmptyCatalogue: Story = {
	name: '[CTY-05] nothing is on offer',
	parameters: { msw: handlersFor('emptyCatalogue', { baseUrl: '/api' }) },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText('Heç bir nəticə tapılmadı');
	},
};

export const Failing: Story = {
	name: '[API-06] the service fails, and says so in its own words',
	parameters: { msw: handlersFor('failing', { baseUrl: '/api' }) },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByText(/Gözlənilməz xəta baş verdi/);
		await canvas.findByRole('button', { name: 'Yenidən cəhd et' });
	},
};
