import type { ErrorBody, VisaRequestDetail } from 'visa-sdk/contract';
import { createPaid, newTraveller, signInNewAgent, signInStaff, type Traveller } from './people';
import { startTestServer } from './server';

/** A server with an admin, two agents and a traveller, and what they do with cases. */
export async function openDesk(env: Record<string, string> = {}) {
	const server = await startTestServer({}, env);
	const [admin, agent, other] = [
		await signInStaff(server, 'admin'),
		await signInStaff(server, 'agent'),
		await signInNewAgent(server),
	];
	const traveller: Traveller = await newTraveller(server);
	const idOf = async (token: string) => (await server.get<{ id: string }>('/api/users/me', { token })).body.id;
	const ids = { admin: await idOf(admin), agent: await idOf(agent), other: await idOf(other) };

	const read = async (id: string, token: string) =>
		(await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
	const act = (id: string, action: string, token: string, body?: unknown) =>
		server.post<VisaRequestDetail & ErrorBody>(`/api/visa-requests/${id}/${action}`, body, { token });
	/** The same with the current version. */
	const actNow = async (id: string, action: string, token: string, body: object) =>
		act(id, action, token, { version: (await read(id, admin)).version, ...body });
	const paid = async (changes: Record<string, unknown> = {}) => (await createPaid(server, traveller.token, changes)).id;
	/** A case that an agent has and looks at. @param changes of the request as it is made */
	const inReview = async (token = agent, changes: Record<string, unknown> = {}) => {
		const id = await paid(changes);
		await act(id, 'claim', token);
		await actNow(id, 'status', token, { status: 'IN_REVIEW' });
		return id;
	};
	/** A case at the embassy: the first agent has asked, the second has checked. */
	const atEmbassy = async (order: Record<string, unknown> = {}) => {
		const id = await inReview(agent, order);
		await actNow(id, 'check', agent, { action: 'ask' });
		await act(id, 'claim', other);
		await actNow(id, 'check', other, { action: 'approve' });
		return id;
	};
	return { server, admin, agent, other, traveller, ids, read, act, actNow, paid, inReview, atEmbassy };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;
