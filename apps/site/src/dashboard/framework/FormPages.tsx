import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'visa-sdk';
import { contract } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, EmptyState, LinkButton, Notice, Skeleton } from 'visa-ui';
import { sentenceOf } from '../../account/useServerErrors';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { strings } from '../../strings/az';
import type { Definition } from '../resource';
import { useStaffRole } from '../StaffFrame';
import { words } from '../strings';
import { oneOptions } from './calls';
import { listAddress } from './listState';
import { PageHead } from './PageHead';
import { RecordForm } from './RecordForm';

const FORM_HEIGHT = 480;

/** A new one of a section. [RTE-07] */
export function CreatePage({ definition }: { definition: Definition }) {
	const role = useStaffRole();
	if (!mayCall(contract[definition.section].create.access, role)) return <NoRight definition={definition} />;
	return (
		<>
			<PageHead title={definition.words.create} />
			<RecordForm definition={definition} />
		</>
	);
}

/** One of a section; an id of none is an address of nobody's. [RTE-07] [RTE-09] */
export function EditPage({ definition, id }: { definition: Definition; id: string }) {
	const role = useStaffRole();
	const mayEdit = mayCall(contract[definition.section].update.access, role);
	const { data, error, isFetching, refetch } = useQuery({ ...oneOptions(definition, id), enabled: mayEdit });
	if (!mayEdit) return <NoRight definition={definition} />;
	if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) return <NotFoundPage />;
	if (error && !isFetching) {
		return (
			<>
				<PageHead title={definition.words.one} />
				<Notice
					tone="error"
					title={words.form.failed}
					action={
						<Button tone="secondary" onPress={() => void refetch()}>
							{strings.retry}
						</Button>
					}
				>
					{sentenceOf(error)}
				</Notice>
			</>
		);
	}
	if (!data) {
		return (
			<>
				<PageHead title={definition.words.one} />
				<Skeleton height={FORM_HEIGHT} />
			</>
		);
	}
	return (
		<>
			<PageHead title={words.form.edit(definition.nameOf(data))} />
			<RecordForm definition={definition} item={data} />
		</>
	);
}

function NoRight({ definition }: { definition: Definition }) {
	return (
		<EmptyState
			title={words.noRight.heading}
			level={1}
			action={<LinkButton href={listAddress(definition)}>{words.noRight.back}</LinkButton>}
		>
			{words.noRight.text}
		</EmptyState>
	);
}
