import { Box } from '../../components/Box';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Columns } from '../../components/Columns';
import { Container } from '../../components/Container';
import { PassportIcon } from '../../components/Icon';
import { Inline } from '../../components/Inline';
import { Kbd } from '../../components/Kbd';
import { Money } from '../../components/Money';
import { SplitView } from '../../components/SplitView';
import { Stack } from '../../components/Stack';
import * as css from '../anatomy.css';
import { type AnatomyDrawing, nothing } from './types';

const Child = ({ children }: { children: string }) => <div className={css.child}>{children}</div>;

/** Layout, Text and Icon. */
export const anatomiesOfLayout: Record<string, AnatomyDrawing> = {
	Box: {
		content: (
			<Box background="raised" border="line" padding="l" id="anatomy-box">
				<Child>məzmun</Child>
			</Box>
		),
		parts: ['#anatomy-box', '#anatomy-box > *'],
	},
	Card: {
		content: (
			<Card title="Pasport" description="AZ1234567" footer={<Button size="small">Dəyiş</Button>}>
				<p>Etibarlıdır: 8 dekabr 2031</p>
			</Card>
		),
		parts: ['.viza-Card-head', '.viza-Card > p, .viza-Card p:not(.viza-Card-description)', '.viza-Card-footer'],
	},
	Columns: {
		content: (
			<Columns template="halves">
				<Child>1</Child>
				<Child>2</Child>
				<Child>3</Child>
			</Columns>
		),
		parts: [
			'.viza-Columns',
			{ between: ['.viza-Columns > :nth-child(1)', '.viza-Columns > :nth-child(2)'] },
			'.viza-Columns > :nth-child(2)',
		],
	},
	Container: {
		frame: { width: 900, height: 120 },
		content: (
			<Container width="narrow">
				<Child>məzmun</Child>
			</Container>
		),
		parts: ['.viza-Container', '.viza-Container > *'],
	},
	Icon: {
		content: <PassportIcon size="large" />,
		parts: ['svg', 'svg > *'],
	},
	Inline: {
		content: (
			<Inline gap="m">
				<Child>1</Child>
				<Child>2</Child>
			</Inline>
		),
		parts: [
			'.viza-Inline',
			{ between: ['.viza-Inline > :nth-child(1)', '.viza-Inline > :nth-child(2)'] },
			'.viza-Inline > *',
		],
	},
	Kbd: {
		content: <Kbd keys="g l" />,
		parts: ['.viza-Kbd-key', '.viza-Kbd-next'],
	},
	Money: {
		content: <Money amount={1250} size="large" isSurcharge />,
		parts: [{ wordsOf: '.viza-Money' }, '.viza-Money-code'],
	},
	SplitView: {
		frame: { width: 1100, height: 300 },
		content: (
			<SplitView
				listLabel="Müraciətlər"
				detailLabel="AZ-2026-0417"
				onBack={nothing}
				list={<Child>siyahı</Child>}
				detail={
					<Card title="AZ-2026-0417" description="Yaponiya">
						<p>Son tarix: 8 dekabr 2026</p>
					</Card>
				}
			/>
		),
		parts: ['.viza-SplitView-list', '.viza-SplitView-edge', '.viza-SplitView-detail'],
	},
	Stack: {
		content: (
			<Stack gap="m">
				<Child>1</Child>
				<Child>2</Child>
			</Stack>
		),
		parts: [
			'.viza-Stack',
			{ between: ['.viza-Stack > :nth-child(1)', '.viza-Stack > :nth-child(2)'] },
			'.viza-Stack > :nth-child(2)',
		],
	},
};
