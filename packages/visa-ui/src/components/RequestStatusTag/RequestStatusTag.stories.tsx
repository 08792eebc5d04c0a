import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { finalStatuses, type RequestStatus, requestStatuses, requestStatusWords } from 'visa-sdk/rules';
import { InSampleLanguage } from '../../docs/InSampleLanguage';
import { DataTable } from '../DataTable';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { RequestStatusTag } from '.';

const meta = {
	title: 'Documents/RequestStatusTag',
	component: RequestStatusTag,
	args: { status: 'IN_REVIEW', children: 'Baxılır' },
} satisfies Meta<typeof RequestStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function All({ isQuiet = false }: { isQuiet?: boolean }) {
	return (
		<InSampleLanguage>
			<Inline gap={isQuiet ? 'l' : 's'}>
				{requestStatuses.map((status) => (
					<RequestStatusTag key={status} status={status} isQuiet={isQuiet}>
						{requestStatusWords[status]}
					</RequestStatusTag>
				))}
			</Inline>
		</InSampleLanguage>
	);
}

const rows = requestStatuses.map((status, place) => ({ id: status, status, reference: `VZ-${1040 + place}` }));

/** As in a staff list, many below each other. */
const table = (
	<DataTable<{ id: string; status: RequestStatus; reference: string }>
		aria-label="Müraciətlər"
		density="compact"
		columns={[
			{ id: 'reference', header: 'Müraciət', cell: ({ reference }) => reference, isRowHeader: true },
			{
				id: 'status',
				header: 'Status',
				cell: ({ status }) => (
					<RequestStatusTag status={status} isQuiet>
						{requestStatusWords[status]}
					</RequestStatusTag>
				),
				phone: 'meta',
			},
		]}
		rows={rows}
		emptyTitle="Hələ müraciət yoxdur"
	/>
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<All />
			<All isQuiet />
			{table}
		</Stack>
	),
};

export const EachItsOwn: Story = {
	name: 'no two states share an icon, alone or in a table',
	render: () => (
		<Stack gap="m">
			<All />
			<All isQuiet />
		</Stack>
	),
	play: async ({ canvasElement }) => {
		const drawings = () => [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
		await waitFor(() => expect(drawings()).toHaveLength(2 * requestStatuses.length));
		await waitFor(() => expect(new Set(drawings()).size).toBe(requestStatuses.length));
	},
};

export const Ends: Story = {
	name: 'a filled disc is a state that nothing follows, by the rules',
	render: () => <All />,
	play: async ({ canvasElement }) => {
		const filled = () =>
			[...canvasElement.querySelectorAll('.viza-StatusTag')]
				.filter((tag) => tag.querySelector('.viza-StatusTag-disc'))
				.map((tag) => tag.textContent);
		await waitFor(() => expect(filled()).toEqual(finalStatuses.map((status) => requestStatusWords[status])));
	},
};
