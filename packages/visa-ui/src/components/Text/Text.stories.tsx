import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { DateText } from '../DateText';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { Money } from '../Money';
import { Stack } from '../Stack';
import { Text } from '.';

const meta = {
	title: 'Text/Text',
	component: Text,
	args: { children: 'Ə ə Ğ ğ I ı İ i Ö ö Ş ş Ç ç Ü ü' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const sizes = { lead: 'lead', body: 'body', caption: 'caption' } as const;
const tones = {
	ink: 'ink',
	soft: 'soft',
	accent: 'accent',
	positive: 'positive',
	caution: 'caution',
	critical: 'critical',
	inherit: 'inherit',
} as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Matrix rows={tones} columns={sizes}>
				{(tone, size) => (
					<Text tone={tone} size={size}>
						Tələb olunan sənədlər
					</Text>
				)}
			</Matrix>
			<Matrix rows={{ weight: {} }} columns={{ regular: 'regular', medium: 'medium', bold: 'bold' } as const}>
				{(_, weight) => <Text weight={weight}>Tələb olunan sənədlər</Text>}
			</Matrix>
			<Text>Pasportunuzun şəklini yalnız müraciətinizi aparan əməkdaş görür. Hər baxış qeydə alınır.</Text>
			<Text>
				Suallarınız var? <Link href="/about">Haqqımızda</Link> səhifəsinə baxın və ya{' '}
				<Link href="https://wa.me/994500000000" isExternal>
					bizə yazın
				</Link>
				.
			</Text>
		</Stack>
	),
};

export const Tones: Story = {
	render: () => (
		<Stack gap="xs">
			{(['ink', 'soft', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
				<Text key={tone} tone={tone} weight="medium">
					Müraciətiniz qəbul edildi: {tone}
				</Text>
			))}
		</Stack>
	),
};

export const MoneyAndDates: Story = {
	name: '[DAT-11] money and dates read right in a browser without Azerbaijani data',
	render: () => (
		<Stack gap="s" align="start">
			<Money amount={20} />
			<Money amount={20.5} size="lead" />
			<Money amount={1250} size="large" />
			<Money amount={15} isSurcharge size="caption" />
			<Inline gap="s">
				<Money amount={120} isStruck />
				<Money amount={90} />
			</Inline>
			<DateText value={new CalendarDate(2026, 12, 8)} />
			<DateText value="2027-02-01" form="short" />
		</Stack>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('20', { exact: true })).toHaveTextContent('20 AZN'));
		await waitFor(() => expect(canvas.getByText(/20,50/)).toHaveTextContent('20,50 AZN'));
		await waitFor(() => expect(canvas.getByText(/1\.250/)).toHaveTextContent('1.250 AZN'));
		await waitFor(() => expect(canvas.getByText(/120/)).toHaveTextContent('əvvəlki qiymət: 120 AZN'));
		await waitFor(() => expect(canvas.getByText('8 dekabr 2026')).toHaveAttribute('datetime', '2026-12-08'));
		await waitFor(() => expect(canvas.getByText('1 fev 2027')).toBeVisible());
	},
};
