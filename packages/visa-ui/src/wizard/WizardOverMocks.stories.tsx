import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from 'visa-sdk';
import { handlersFor } from 'visa-sdk/mocks';
import { DRAFT_KEY, memoryAddress, memoryStorage } from './machine';
import { VisaWizard } from './VisaWizard';

const client = createClient({ baseUrl: '/api' });

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
