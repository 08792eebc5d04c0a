import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { CheckIcon } from '../components/Icon';
import { Notice } from '../components/Notice';
import { Progress } from '../components/Progress';
import { RequestStatusTag } from '../components/RequestStatusTag';
import { Skeleton } from '../components/Skeleton';
import { Spinner } from '../components/Spinner';
import { Stack } from '../components/Stack';
import { Stat } from '../components/Stat';
import { StatusTag } from '../components/StatusTag';
import { Tag } from '../components/Tag';
import type { ExamplePair } from './examplePair';
import { narrow } from './states.css';

/** For what tells how things stand. */
export const examplesOfFeedback: Record<string, ExamplePair[]> = {
	EmptyState: [
		{
			good: <EmptyState title="Hələ müraciətiniz yoxdur" action={<Button tone="primary">Müraciətə başla</Button>} />,
			bad: <EmptyState title="Məlumat tapılmadı" />,
			because: 'One sentence that says what is missing, and one action.',
		},
	],
	Notice: [
		{
			good: (
				<Notice tone="warning" title="Pasportun vaxtı az qalıb">
					Səyahətdən sonra ən azı 6 ay etibarlı olmalıdır.
				</Notice>
			),
			bad: <Notice tone="error">Diqqət!!!</Notice>,
			because: 'Say what happened and what to do; reserve red for failures.',
		},
	],
	Progress: [
		{
			good: (
				<div className={narrow}>
					<Progress value={40} label="Pasport yüklənir" />
				</div>
			),
			bad: (
				<div className={narrow}>
					<Progress value={0} label="Gözləyin" />
				</div>
			),
			because: 'Use a bar only if progress is known; otherwise Spinner.',
		},
	],
	RequestStatusTag: [
		{
			good: <RequestStatusTag status="SENT_TO_EMBASSY">Səfirliyə göndərilib</RequestStatusTag>,
			bad: (
				<StatusTag tone="positive" icon={<CheckIcon size="small" />}>
					Səfirlikdə
				</StatusTag>
			),
			because: 'One style and one word for a state, everywhere.',
		},
	],
	Skeleton: [
		{
			good: (
				<Stack gap="xs" style={{ width: '100%' }}>
					<Skeleton height={24} width="min(12rem, 100%)" />
					<Skeleton height={16} width="min(16rem, 100%)" />
				</Stack>
			),
			bad: <Skeleton height={16} width={32} />,
			because: 'The same size as the content, so that nothing jumps.',
		},
	],
	Spinner: [
		{
			good: <Button isPending>Göndər</Button>,
			bad: <Spinner label="Səhifə yüklənir" />,
			because: 'Inside the control that was pressed; a loading page shows Skeleton.',
		},
	],
	Stat: [
		{
			good: <Stat label="Yeni müraciətlər" value="128" />,
			bad: <Stat label="NEW_REQ" value="128,0000" />,
			because: 'A word that staff use, and no more digits than needed.',
		},
	],
	StatusTag: [
		{
			good: <StatusTag tone="caution">Sənəd çatışmır</StatusTag>,
			bad: <StatusTag tone="critical">DOCS_MISSING</StatusTag>,
			because: 'A word that readers understand, in the tone of its meaning.',
		},
	],
	Tag: [
		{
			good: <Tag icon={<CheckIcon />}>Çoxdəfəlik</Tag>,
			bad: <Tag>Bu viza ilə ölkəyə bir neçə dəfə girmək olar</Tag>,
			because: 'One to three words.',
		},
	],
};
