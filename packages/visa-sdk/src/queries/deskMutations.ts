import type { QueryClient } from '@tanstack/react-query';
import type {
	Assignment,
	BodyOf,
	CheckOrder,
	Contract,
	InformationAnswer,
	InformationOrder,
	Me,
	NewMessage,
	NextOrder,
	RefundOrder,
	RefundVerdict,
	StatusChange,
	TakenOrder,
	VisaRequestDetail,
} from '../contract';
import type { Client } from '../resources';
import { queryDefaults } from './defaults';
import { queryKeys } from './keys';
import { ownWork } from './ownWork';

/** The id of a request, and the body of the call about it. */
export interface CaseOrder<Body> {
	readonly id: string;
	readonly body: Body;
}

/** An order that may be repeated when its response was lost: with the same key it is carried out once. */
export interface KeyedOrder<Body> extends CaseOrder<Body> {
	readonly idempotencyKey?: string | undefined;
}

type Versioned = { readonly version: number };

/** Mutations of casework, each with the queries it invalidates. */
export function createDeskMutations(client: Client, queryClient: QueryClient) {
	const calls = client.visaRequests;
	const own = ownWork(queryClient);
	/** Whether the case now belongs to someone else, so that reading it again would be refused. */
	const isLeft = ({ assignedTo, check }: VisaRequestDetail) => {
		const me = queryClient.getQueryData<Me | null>(queryKeys.me);
		return me?.role === 'agent' && assignedTo !== null && assignedTo.id !== me.id && check === null;
	};
	/**
	 * Refetches lists, counts, figures, the audit trail and cases, except the case that was left. Queries that are not on
	 * screen are removed.
	 */
	async function refresh(left?: VisaRequestDetail): Promise<void> {
		for (const queryKey of [queryKeys.visaRequests, queryKeys.desk, queryKeys.events]) {
			queryClient.removeQueries({ queryKey, type: 'inactive' });
		}
		const stale = [queryKeys.visaRequests, queryKeys.deskQueues, ['desk', 'figures'], queryKeys.events];
		const predicate = ({ queryKey: [, kind, id] }: { queryKey: readonly unknown[] }) =>
			!(left && kind === 'one' && id === left.id);
		await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
	}
	const act = <Variables, Answer>(name: string, mutationFn: (variables: Variables) => Promise<Answer>) => ({
		...queryDefaults.mutations,
		mutationKey: ['visaRequests', name] as const,
		mutationFn,
		onSuccess: () => refresh(),
	});
	/** The response is the request as it is now: shown immediately, and refetched with the rest. */
	const answered = <Variables>(name: string, mutationFn: (variables: Variables) => Promise<VisaRequestDetail>) => ({
		...act(name, mutationFn),
		onSuccess: async (request: VisaRequestDetail) => {
			queryClient.setQueryData(queryKeys.visaRequest(request.id), request);
			await refresh(isLeft(request) ? request : undefined);
		},
	});
	/**
	 * A change begun while another is under way waits for it, and is based on the version that it led to.
	 * @param call gets a function that puts this version into an order
	 */
	const move = <Variables extends string | { readonly id: string }>(
		name: string,
		call: (variables: Variables, onNow: <Order extends Versioned>(seen: Order) => Order) => Promise<VisaRequestDetail>,
	) =>
		answered(name, (variables: Variables) =>
			own.inLine(typeof variables === 'string' ? variables : variables.id, (versionNow) =>
				call(variables, (seen) => ({ ...seen, version: versionNow(seen.version) })),
			),
		);
	return {
		claim: () => move('claim', (id: string) => calls.claim({ id })),
		release: () => move('release', (id: string) => calls.release({ id })),
		takeNext: () =>
			answered('takeNext', (order: NextOrder) =>
				own.beside(
					() => client.desk.takeNext(order),
					(request) => [request],
				),
			),
		assign: () => move('assign', ({ id, body }: CaseOrder<Assignment>, onNow) => calls.assign({ id }, onNow(body))),
		assignMany: () =>
			act('assignMany', (order: BodyOf<Contract['desk']['assignMany']>) => client.desk.assignMany(order)),
		changeStatus: () =>
			move('changeStatus', ({ id, body }: CaseOrder<StatusChange>, onNow) => calls.changeStatus({ id }, onNow(body))),
		askInformation: () =>
			move('askInformation', ({ id, body }: CaseOrder<InformationOrder>, onNow) =>
				calls.askInformation({ id }, onNow(body)),
			),
		answerInformation: () =>
			move('answerInformation', ({ id, body }: CaseOrder<InformationAnswer>, onNow) =>
				calls.answerInformation({ id }, onNow(body)),
			),
		check: () => move('check', ({ id, body }: CaseOrder<CheckOrder>, onNow) => calls.check({ id }, onNow(body))),
		// A refund is only ever based on the version that the user saw.
		refund: () => move('refund', ({ id, body }: CaseOrder<RefundOrder>) => calls.refund({ id }, body)),
		settleRefund: () =>
			move('settleRefund', ({ id, body }: CaseOrder<RefundVerdict>) => calls.settleRefund({ id }, body)),
		// Nor does anybody settle money that they haven't seen.
		settleTaken: () => move('settleTaken', ({ id, body }: CaseOrder<TakenOrder>) => calls.settleTaken({ id }, body)),
		sendMessage: () =>
			act('sendMessage', ({ id, body, idempotencyKey }: KeyedOrder<NewMessage>) =>
				calls.sendMessage({ id }, body, { idempotencyKey }),
			),
		addNote: () =>
			act('addNote', ({ id, body, idempotencyKey }: KeyedOrder<BodyOf<Contract['visaRequests']['addNote']>>) =>
				own.beside(
					() => calls.addNote({ id }, body, { idempotencyKey }),
					() => {
						const seen = queryClient.getQueryData<VisaRequestDetail>(queryKeys.visaRequest(id));
						return seen ? [seen] : [];
					},
				),
			),
		attachVisa: () =>
			move('attachVisa', ({ id, file, version, traveller, onProgress }: AttachedVisa, onNow) =>
				calls.attachVisa({ id }, file, onNow({ version }).version, { traveller, onProgress }),
			),
		removeVisa: () =>
			move('removeVisa', ({ id, key, version }: { id: string; key: string; version: number }, onNow) =>
				calls.removeVisa({ id, key }, onNow({ version }).version),
			),
	};
}

/** A visa to attach to a request. */
export interface AttachedVisa {
	readonly id: string;
	/** The PDF file. */
	readonly file: File;
	readonly version: number;
	/** Whose visa it is, counting from 1 as the passports do; everybody's if omitted. */
	readonly traveller?: number | undefined;
	/** Called with the uploaded fraction, 0 to 1. */
	readonly onProgress?: ((fraction: number) => void) | undefined;
}
