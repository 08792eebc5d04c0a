import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me, VisaRequestDetail } from 'visa-sdk/contract';
import { Avatar, Button, Select } from 'visa-ui';
import { run, staffChoices } from '../../framework/calls';
import { nameOf } from '../columns';
import { moves } from '../moves';
import type { Permitted } from '../permitted';
import { StaffFailed } from '../StaffFailed';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import * as css from './case.css';

const { owner: own } = words;

export interface OwnerProps {
	request: VisaRequestDetail;
	me: Me;
	may: Permitted;
	work: CaseWork;
}

/** Who works on a case, and the ways to change that. [DSH-11] */
export function CaseOwner({ request, me, may, work }: OwnerProps) {
	const { id, reference, assignedTo, version } = request;
	// An assigned case is claimed only for its check.
	const claimed = assignedTo ? own.checkTaken(reference) : own.claimed(reference);
	const claim = () => work.run('claim', moves.claim(), id, claimed, () => run(moves.release(), id));
	/** A pending second check ends with the owner; undoing doesn't ask for it again. */
	const left = request.check ? own.checksEnded : null;
	const release = () =>
		work.run(
			'release',
			moves.release(),
			id,
			own.released(reference),
			may.isMine || may.isChecking ? () => run(moves.claim(), id) : undefined,
			may.isChecking ? null : left,
		);
	return (
		<div className={css.owner}>
			<div className={css.ownerName}>
				{assignedTo && <Avatar name={nameOf(assignedTo)} size="small" />}
				<span>{assignedTo === null ? own.nobody : assignedTo.id === me.id ? own.you : nameOf(assignedTo)}</span>
			</div>
			{may.claim && (
				<Button tone="primary" size="small" isPending={work.pending.includes('claim')} onPress={() => void claim()}>
					{own.claim}
				</Button>
			)}
			{may.release && (
				<Button
					tone="secondary"
					size="small"
					isPending={work.pending.includes('release')}
					onPress={() => void release()}
				>
					{own.release}
				</Button>
			)}
			{may.assign && (
				<Assign
					id={id}
					reference={reference}
					version={version}
					current={assignedTo?.id ?? null}
					left={left}
					work={work}
				/>
			)}
		</div>
	);
}

interface AssignProps {
	id: string;
	reference: string;
	version: number;
	current: string | null;
	/** What undoing doesn't bring back. */
	left: string | null;
	work: CaseWork;
}

/** Assigns it to someone else; for admins. */
function Assign({ id, reference, version, current, left, work }: AssignProps) {
	const { data, isError, isFetching, refetch } = useQuery(staffChoices);
	const people = data ?? [];
	const [isOpen, setOpen] = useState(false);
	const assign = async (agentId: string | null) => {
		const name = people.find((one) => one.id === agentId)?.label;
		const isDone = await work.run(
			'assign',
			moves.assign(),
			{ id, body: { agentId, version } },
			name ? own.assigned(reference, name) : own.unassigned(reference),
			() => run(moves.assign(), { id, body: { agentId: current, version: version + 1 } }),
			left,
		);
		if (isDone) setOpen(false);
	};
	if (!isOpen) {
		return (
			<Button tone="secondary" size="small" onPress={() => setOpen(true)}>
				{own.assign}
			</Button>
		);
	}
	if (!data && isError && !isFetching) return <StaffFailed onRetry={() => void refetch()} />;
	return (
		<Select
			label={own.assignTo}
			items={people}
			isPending={!data}
			value={current}
			onChange={(next) => next !== current && void assign(next)}
			placeholder={words.list.nobody}
			isDisabled={work.pending.length > 0}
		/>
	);
}
