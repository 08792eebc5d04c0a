import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createClient } from 'visa-sdk';
import { handlersFor } from 'visa-sdk/mocks';
import { ToastRegion } from '../components/Toast';
import { memoryStorage, type WizardCalls, wizardActors, wizardMachine } from './machine';
import { Wizard } from './Wizard';

const client = createClient({ baseUrl: '/api' });

/** As an application makes them: the wizard's calls over the client. */
const calls: WizardCalls = {
	findCountries: async (countryName) => (await client.countries.list({ page: 1, limit: 200, countryName })).data,
	getCountry: (id) => client.countries.get({ id }),
	getVisaTypes: async (countryId) => (await client.visaTypes.ofCountry({ countryId })).data,
	getVisaOptions: async (countryId) => (await client.visaOptions.ofCountry({ countryId })).data,
	getServices: async (countryId) => (await client.services.ofCountry({ countryId })).data,
	getQuote: ({ isSignedIn, ...question }, signal) => client.visaRequests.quote(question, isSignedIn, { signal }),
	upload: async (file, { onProgress, signal }) => {
		const [image] = await client.uploads.image(file, { onProgress, signal });
		return image?.url ?? '';
	},
	getPreview: async (url) => url,
	createRequest: (request, idempotencyKey) => client.visaRequests.create(request, { idempotencyKey }),
	activatePromocode: async (code) => void (await client.promocodes.activate({ code })),
	removePromocode: () => client.promocodes.deactivate(),
};

function WizardOverMocks() {
	const [machine] = useState(() => wizardMachine.provide({ actors: wizardActors(calls) }));
	const [storage] = useState(() => memoryStorage());
	const actor = useActorRef(machine, { input: { search: {}, user: null, storage } });
	return (
		<>
			<Wizard actor={actor} />
			<ToastRegion />
		</>
	);
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
