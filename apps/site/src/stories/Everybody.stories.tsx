import type { Meta } from '@storybook/react-vite';
import { inScenario, page, type Story } from './inScenario';
import type { SiteAtProps } from './SiteAt';

/** Pages that nobody needs an account for. */
const meta = {
	title: 'Site/In any scenario/Everybody',
	...inScenario,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<SiteAtProps>;
export default meta;

export const Home = page('/', 'visitor');
export const Application = page('/application', 'signedInTraveller');
export const About = page('/about', 'visitor');
export const StatusOfRequest = page('/status', 'visitor');
export const Company = page('/company', 'visitor');
export const Licence = page('/licence', 'visitor');
export const Hours = page('/hours', 'visitor');
export const Contacts = page('/contacts', 'visitor');
export const Terms = page('/terms', 'visitor');
export const Privacy = page('/privacy', 'visitor');
export const Refunds = page('/refunds', 'visitor');
export const NoSuchPage: Story = { args: { path: '/no-such-page' }, parameters: { scenario: 'visitor' } };
