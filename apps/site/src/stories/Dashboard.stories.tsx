import type { Meta } from '@storybook/react-vite';
import { mockAdmin, mockAgent } from 'visa-sdk/mocks';
import { authWords } from '../strings/az/auth';
import { after, inScenario, page, requestIn } from './inScenario';
import type { SiteAtProps } from './SiteAt';

/** What staff work with, other than the sections. */
const meta = {
	title: 'Site/In any scenario/Dashboard',
	...inScenario,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<SiteAtProps>;
export default meta;

/** The sign-in page once the password was right. */
const secondStepOf = (who: typeof mockAdmin) =>
	after(
		async ({ canvas, userEvent }) => {
			await userEvent.type(await canvas.findByLabelText(authWords.email), who.email);
			await userEvent.type(canvas.getByLabelText(authWords.password), 'mock-password{Enter}');
		},
		page('/dashboard/auth/login', 'secondFactorRequired'),
	);

export const StaffSignIn = page('/dashboard/auth/login', 'secondFactorRequired');
export const SecondFactor = secondStepOf(mockAdmin);
export const SecondFactorSetUp = secondStepOf(mockAgent);
export const Dashboard = page('/dashboard', 'admin');
export const AllCases = page('/dashboard/visa-applications', 'agent');
export const Case = page('/dashboard/visa-applications', 'agent', {
	search: `?case=${requestIn('IN_REVIEW', { isOwn: false })}`,
});
export const EmptyList = page('/dashboard/my-visa-applications', 'admin');
export const StaffSecurity = page('/dashboard/security', 'admin');
export const Audit = page('/dashboard/audit', 'admin');
