import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { requestStatuses } from 'visa-sdk/rules';
import { Inline, Stack } from 'visa-ui';
import { applicationsStrings } from '../strings/pages/applications';
import { RequestStatusTag } from './RequestStatusTag';

const meta = {
	title: 'Site/Where a request stands',
	component: RequestStatusTag,
	args: { status: 'IN_REVIEW', children: applicationsStrings.statuses.IN_REVIEW },
} satisfies Meta<typeof RequestStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
	name: 'no two states share both colour and icon, alone and in a table',
	render: () => (
		<Stack gap="m">
			{[false, true].map((isQuiet) => (
				<Inline key={String(isQuiet)} gap="m">
					{requestStatuses.map((status) => (
						<RequestStatusTag key={status} status={status} isQuiet={isQuiet}>
							{applicationsStrings.statuses[status]}
						</RequestStatusTag>
					))}
				</Inline>
			))}
		</Stack>
	),
	play: async ({ canvasElement }) => {
		const drawings = () => [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
		await waitFor(() => expect(drawings()).toHaveLength(2 * requestStatuses.length));
		await waitFor(() => expect(new Set(drawings()).size).toBe(requestStatuses.length));
	},
};
