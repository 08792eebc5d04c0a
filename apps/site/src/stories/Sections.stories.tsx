import type { Meta } from '@storybook/react-vite';
import { mockAgent, mockId } from 'visa-sdk/mocks';
import { inScenario, page } from './inScenario';
import type { SiteAtProps } from './SiteAt';

/** The sections of the dashboard: here to look at. The framework that builds them has tests of its own, in Dashboard. */
const meta = {
	title: 'Site/In any scenario/Sections',
	tags: ['!test'],
	...inScenario,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<SiteAtProps>;
export default meta;

export const Countries = page('/dashboard/countries', 'admin');
export const CountryNew = page('/dashboard/countries/create', 'admin');
export const CountryEdit = page('/dashboard/countries/edit/$id', 'admin', { id: mockId('c', 1) });
export const VisaTypes = page('/dashboard/visa-types', 'admin');
export const VisaTypeNew = page('/dashboard/visa-types/create', 'admin');
export const VisaTypeEdit = page('/dashboard/visa-types/edit/$id', 'admin', { id: mockId('a', 1) });
export const VisaOptions = page('/dashboard/visa-options', 'admin');
export const VisaOptionNew = page('/dashboard/visa-options/create', 'admin');
export const VisaOptionEdit = page('/dashboard/visa-options/edit/$id', 'admin', { id: mockId('b', 1) });
export const Services = page('/dashboard/services', 'admin');
export const ServiceNew = page('/dashboard/services/create', 'admin');
export const ServiceEdit = page('/dashboard/services/edit/$id', 'admin', { id: mockId('d', 1) });
export const PromoCodes = page('/dashboard/promocodes', 'admin');
export const PromoCodeNew = page('/dashboard/promocodes/create', 'admin');
export const PromoCodeEdit = page('/dashboard/promocodes/edit/$id', 'admin', { id: mockId('d', 500) });
export const Citizenships = page('/dashboard/citizenships', 'admin');
export const CitizenshipNew = page('/dashboard/citizenships/create', 'admin');
export const CitizenshipEdit = page('/dashboard/citizenships/edit/$id', 'admin', { id: mockId('e', 1) });
export const ResidentCountries = page('/dashboard/resident-countries', 'admin');
export const ResidentCountryNew = page('/dashboard/resident-countries/create', 'admin');
export const ResidentCountryEdit = page('/dashboard/resident-countries/edit/$id', 'admin', { id: mockId('f', 1) });
export const Agents = page('/dashboard/agents', 'admin');
export const AgentNew = page('/dashboard/agents/create', 'admin');
export const AgentEdit = page('/dashboard/agents/edit/$id', 'admin', { id: mockAgent.id });
