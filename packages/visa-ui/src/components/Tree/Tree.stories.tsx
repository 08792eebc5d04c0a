import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { pressLetters } from '../../field/pressLetters';
import { Badge } from '../Badge';
import { DocumentIcon } from '../Icon';
import { Tree, type TreeItem } from '.';

const leaf = (id: string, label: string, more: Partial<TreeItem> = {}): TreeItem => ({ id, label, ...more });
const items: TreeItem[] = [
	leaf('requests', 'Müraciətlər', {
		aside: <Badge label="3 yeni">3</Badge>,
		children: [
			leaf('asia', 'Asiya', {
				children: [leaf('jp', 'Yaponiya', { icon: <DocumentIcon size="small" /> }), leaf('cn', 'Çin')],
			}),
			leaf('europe', 'Avropa', { children: [leaf('it', 'İtaliya')] }),
		],
	}),
	leaf('staff', 'Əməkdaşlar', { children: [leaf('leyla', 'Leyla Məmmədova')] }),
	leaf('archive', 'Arxiv', { isDisabled: true }),
];

const meta = {
	title: 'Navigation/Tree',
	component: Tree,
	args: { label: 'Bölmələr', items, onAction: fn() },
	argTypes: { items: { control: false } },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: 'arrows move, open and close; letters find in any spelling; Enter does what a press does',
	args: { onExpandedChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const row = (name: string) => canvas.getByRole('row', { name });
		await userEvent.tab();
		await waitFor(() => expect(row('Müraciətlər')).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(row('Müraciətlər')).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.keyboard('{ArrowDown}{ArrowRight}');
		await waitFor(() => expect(row('Yaponiya')).toHaveAttribute('aria-level', '3'));
		await waitFor(() => expect(row('Yaponiya')).toHaveAttribute('aria-setsize', '2'));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('jp'));
		await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
		await waitFor(() => expect(canvas.queryByRole('row', { name: 'Yaponiya' })).not.toBeInTheDocument());
		await pressLetters('emek');
		await waitFor(() => expect(row('Əməkdaşlar')).toHaveFocus());
		await userEvent.keyboard('{End}{Enter}');
		await waitFor(() => expect(row('Arxiv')).toHaveFocus());
		await expect(args.onAction).toHaveBeenCalledTimes(1);
	},
};

export const Pressed: Story = {
	name: 'its arrow opens a row, and a press on the row is an action',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Əməkdaşlar: aç' }));
		await userEvent.click(await canvas.findByRole('row', { name: 'Leyla Məmmədova' }));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('leyla'));
		await expect(args.onAction).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('row', { name: 'Arxiv' }));
		await expect(args.onAction).toHaveBeenCalledTimes(1);
		await userEvent.click(canvas.getByRole('button', { name: 'Əməkdaşlar: bağla' }));
		await waitFor(() => expect(canvas.queryByRole('row', { name: /Leyla/ })).not.toBeInTheDocument());
	},
};

export const States = statesOf(
	{
		leaf: { selectedId: null, children: undefined },
		closed: { selectedId: null, children: [] },
		open: { selectedId: null, children: [leaf('jp', 'Yaponiya')] },
		selected: { selectedId: 'asia', children: [] },
	},
	({ selectedId, children, isDisabled = false }, where) => (
		<div className={narrow}>
			<Tree
				label={where}
				items={[leaf('asia', 'Asiya', { isDisabled, ...(children && { children }) })]}
				selectedId={selectedId}
				defaultExpandedIds={children?.length ? ['asia'] : []}
			/>
		</div>
	),
	['read-only', 'pending', 'invalid'],
	'[role="row"]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	args: { selectedId: 'jp', defaultExpandedIds: ['requests', 'asia'] },
	render: (args) => (
		<div style={{ maxWidth: '22rem' }}>
			<Tree {...args} />
		</div>
	),
};
