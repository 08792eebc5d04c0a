import type { Meta, StoryObj } from '@storybook/react-vite';
import { InSampleLanguage } from '../InSampleLanguage';
import { anatomies } from '.';

/** One specimen, by its component's name: what a docs page shows in a window of its own. */
const Specimen = ({ of }: { of: string }) => <InSampleLanguage>{anatomies[of]?.content}</InSampleLanguage>;

const meta = {
	title: 'Foundations/Specimens',
	component: Specimen,
	tags: ['!dev', '!autodocs'],
	args: { of: 'Ticket' },
	argTypes: { of: { control: false } },
} satisfies Meta<typeof Specimen>;
export default meta;

export const Drawn: StoryObj<typeof meta> = { name: 'Specimen' };
