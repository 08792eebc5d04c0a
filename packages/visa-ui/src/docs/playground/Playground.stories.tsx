import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { toAddress } from './codeInAddress';
import { DrawnCode, type DrawnCodeProps } from './DrawnCode';
import { Playground, type PlaygroundProps, playgroundThemes, playgroundWidths } from './Playground';
import { samples } from './samples';

const meta = {
	title: 'Foundations/Playground',
	component: Playground,
	args: { code: toAddress(samples[0].code), themes: ['light', 'dark'], widths: [360, 768], language: 'az' },
	argTypes: {
		code: { control: false },
		language: { control: false },
		themes: { control: 'check', options: playgroundThemes },
		widths: { control: 'check', options: playgroundWidths },
	},
	// Each window is a page of its own, without axe.
	parameters: { a11y: { options: { iframes: false } }, controls: { include: ['themes', 'widths'] } },
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
	name: 'Playground',
	render: function Render(args, { globals }) {
		const [, change] = useArgs<PlaygroundProps>();
		return <Playground {...args} language={String(globals.language)} onChange={change} />;
	},
};

/** What each window shows. */
export const Drawn: StoryObj<DrawnCodeProps> = {
	tags: ['!dev', '!autodocs'],
	args: { code: toAddress(samples[0].code) },
	render: ({ code }) => <DrawnCode code={code} />,
};

export const Typed: Story = {
	name: 'what is typed is read at once, and a fault is said beside it',
	args: { themes: ['light'], widths: [360] },
	play: async ({ canvas }) => {
		const field = canvas.getByLabelText('Code');
		await waitFor(() => expect(field).toHaveValue(samples[0].code));
		await fireEvent.change(field, { target: { value: '<Buton>x</Buton>' } });
		await waitFor(() => expect(field).toHaveAccessibleErrorMessage('There is no component <Buton>'));
		await fireEvent.change(field, { target: { value: '<Text>{alert(1)}</Text>' } });
		await waitFor(() => expect(field).toBeInvalid());
		await fireEvent.change(field, { target: { value: '<Text>Salam</Text>' } });
		await waitFor(() => expect(field).toBeValid());
	},
};

export const DrawnFromAddress: StoryObj<DrawnCodeProps> = {
	name: 'a window draws the code of its address, and then what the page around it says',
	args: { code: toAddress('<Button tone="primary" icon={<CheckIcon />}>Göndər</Button>') },
	render: ({ code }) => <DrawnCode code={code} />,
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Göndər' })).toBeVisible());
		const message = { playground: '<Text>Salam, səyahətçi</Text>' };
		const say = (source: Window | null) =>
			window.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source }));
		say(null);
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Göndər' })).toBeVisible());
		say(window.parent);
		await waitFor(() => expect(canvas.getByText('Salam, səyahətçi')).toBeVisible());
	},
};

export const Unfit: StoryObj<DrawnCodeProps> = {
	name: 'a component that can’t draw what it is given says so, and nothing else falls',
	args: { code: toAddress('<Breadcrumbs items={7} />') },
	render: ({ code }) => <DrawnCode code={code} />,
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(/TypeError/)).toBeVisible());
	},
};
