import type { QueryClient } from '@tanstack/react-query';
import type {
	Assignment,
	BodyOf,
	CheckOrder,
	Contract,
	InformationAnswer,
	InformationOrder,
	NewMessage,
	NextOrder,
	RefundOrder,
	StatusChange,
	VisaRequestDetail,
} from '../contract';
import type { Client } from '../resources';
import { queryDefaults } from './defaults';
import { queryKeys } from './keys';

/** Of which request, and what. */
export interface CaseOrder<Body> {
	readonly id: string;
	readonly body: Body;
}

/** What is done with cases at the desk, each with what it makes untrue. */
export function deskMutations(client: Client, queryClient: QueryClient) {
	const calls = client.visaRequests;
	/** Lists, counts, numbers and trail. What is not shown is forgotten. */
	async function refresh(): Promise<void> {
		for (const queryKey of [queryKeys.visaRequests, queryKeys.desk, queryKeys.events]) {
			queryClient.removeQueries({ queryKey, type: 'inactive' });
		}
		const stale = [queryKeys.visaRequests, queryKeys.deskQueues, ['desk', 'figures'], queryKeys.events];
		await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
	}
	const act = <Variables, Answer>(name: string, mutationFn: (variables: Variables) => Promise<Answer>) => ({
		...queryDefaults.mutations,
		mutationKey: ['visaRequests', name] as const,
		mutationFn,
		onSuccess: refresh,
	});
	/** The answer is the request as it is now: shown at once, and read again with the rest. */
	const move = <Variables>(name: string, mutationFn: (variables: Variables) => Promise<VisaRequestDetail>) => ({
		...act(name, mutationFn),
		onSuccess: async (request: VisaRequestDetail) => {
			queryClient.setQueryData(queryKeys.visaRequest(request.id), request);
			await refresh();
		},
	});
	return {
		claim: () => move('claim', (id: string) => calls.claim({ id })),
		release: () => move('release', (id: string) => calls.release({ id })),
		takeNext: () => move('takeNext', (order: NextOrder) => client.desk.takeNext(order)),
		assign: () => move('assign', ({ id, body }: CaseOrder<Assignment>) => calls.assign({ id }, body)),
		assignMany: () =>
			act('assignMany', (order: BodyOf<Contract['desk']['assignMany']>) => client.desk.assignMany(order)),
		changeStatus: () =>
			move('changeStatus', ({ id, body }: CaseOrder<StatusChange>) => calls.changeStatus({ id }, body)),
		askInformation: () =>
			move('askInformation', ({ id, body }: CaseOrder<InformationOrder>) => calls.askInformation({ id }, body)),
		answerInformation: () =>
			move('answerInformation', ({ id, body }: CaseOrder<InformationAnswer>) => calls.answerInformation({ id }, body)),
		check: () => move('check', ({ id, body }: CaseOrder<CheckOrder>) => calls.check({ id }, body)),
		refund: () => move('refund', ({ id, body }: CaseOrder<RefundOrder>) => calls.refund({ id }, body)),
		sendMessage: () => act('sendMessage', ({ id, body }: CaseOrder<NewMessage>) => calls.sendMessage({ id }, body)),
		addNote: () =>
			act('addNote', ({ id, body }: CaseOrder<BodyOf<Contract['visaRequests']['addNote']>>) =>
				calls.addNote({ id }, body),
			),
		attachVisa: () =>
			move('attachVisa', ({ id, file, version, onProgress }: AttachedVisa) =>
				calls.attachVisa({ id }, file, version, onProgress ? { onProgress } : {}),
			),
		removeVisa: () =>
			move('removeVisa', ({ id, key, version }: { id: string; key: string; version: number }) =>
				calls.removeVisa({ id, key }, version),
			),
	};
}

/** A visa that is to be attached to a request. */
export interface AttachedVisa {
	readonly id: string;
	/** A PDF. */
	readonly file: File;
	readonly version: number;
	/** How much is sent, 0 to 1. */
	readonly onProgress?: ((fraction: number) => void) | undefined;
}
