import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../docs/Matrix';
import { asWide } from '../../docs/states.css';
import { Accordion } from '../Accordion';
import { Badge } from '../Badge';
import { Button, LinkButton } from '../Button';
import { EmptyState } from '../EmptyState';
import { Inline } from '../Inline';
import { Progress } from '../Progress';
import { Skeleton } from '../Skeleton';
import { Spinner } from '../Spinner';
import { Stack } from '../Stack';
import { StatusTag } from '../StatusTag';
import { Tag } from '../Tag';
import { Notice, type NoticeProps } from '.';

const meta = {
	title: 'Feedback/Notice',
	component: Notice,
	args: { tone: 'info', children: 'Viza qaydaları bu gün yenilənib.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones: Record<string, NoticeProps> = {
	info: { tone: 'info', children: 'Viza qaydaları bu gün yenilənib.' },
	success: { tone: 'success', title: 'Ödəniş qəbul edildi', children: 'Qəbz elektron poçtunuza göndərildi.' },
	warning: { tone: 'warning', title: 'Qiymət dəyişib', children: 'Yeni məbləği yoxlayın və təsdiqləyin.' },
	error: {
		tone: 'error',
		title: 'Qiymət hesablanmadı',
		children: 'Əlaqə kəsildi. Seçimləriniz saxlanılıb.',
		action: (
			<Button size="small" tone="secondary">
				Yenidən cəhd edin
			</Button>
		),
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix align="top" rows={{ '': {} }} columns={tones}>
			{(_, props) => (
				<div className={asWide}>
					<Notice {...props} />
				</div>
			)}
		</Matrix>
	),
};

export const Waiting: Story = {
	render: () => (
		<Stack gap="m">
			<Progress label="Yükləmə" value={60} />
			<Spinner label="Yüklənir" />
			{[56, 56, 56].map((height, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders
				<Skeleton key={index} height={height} />
			))}
			<Skeleton height={20} width="40%" />
		</Stack>
	),
};

export const Tags: Story = {
	render: () => (
		<Stack gap="m">
			<Inline>
				<StatusTag tone="neutral">Ödəniş gözləyir</StatusTag>
				<StatusTag tone="info">Yoxlanılır</StatusTag>
				<StatusTag tone="positive">Təsdiqlənib</StatusTag>
				<StatusTag tone="caution">Məlumat lazımdır</StatusTag>
				<StatusTag tone="critical">İmtina edilib</StatusTag>
			</Inline>
			<Inline>
				<Tag>30 gün</Tag>
				<Tag>Çoxdəfəlik</Tag>
				<Badge label="3 yeni müraciət">3</Badge>
			</Inline>
		</Stack>
	),
};

export const Empty: Story = {
	render: () => (
		<EmptyState title="Hələ müraciətiniz yoxdur" action={<LinkButton href="/application">Müraciətə başla</LinkButton>}>
			Ölkəni və tarixləri seçin, qalanını biz göstərərik.
		</EmptyState>
	),
};

export const Questions: Story = {
	render: () => (
		<Accordion
			items={[
				{
					id: 'when',
					title: 'Nə vaxt ödəyirəm?',
					content: 'Son yoxlamadan sonra, bankın səhifəsində. Kart məlumatlarınız bizdə saxlanılmır.',
				},
				{
					id: 'who',
					title: 'Pasportumun şəklini kim görür?',
					content: 'Yalnız müraciətinizi aparan əməkdaş. Hər baxış qeydə alınır.',
				},
				{
					id: 'refund',
					title: 'Viza verilməsə, pul qaytarılır?',
					content: 'Xidmət haqqı qaydalara uyğun qaytarılır, dövlət rüsumu isə qaytarılmır.',
				},
			]}
		/>
	),
};
