import type { RequestHandler } from 'msw';
import { emptyCatalogue } from './catalogue';
import { createHandlers, type HandlerOptions } from './handlers';
import { mockHistory } from './history';
import { mockRequests } from './requests';
import { createWorld, inMinutes, mockAdmin, mockAgent, mockTraveller, type World } from './world';

export { type Catalogue, emptyCatalogue, mockId, smallCatalogue } from './catalogue';
export { createHandlers, type HandlerOptions } from './handlers';
export { mockHistory } from './history';
export { mockRequests } from './requests';
export {
	createWorld,
	type History,
	MOCK_CONFIRMATION_CODE,
	MOCK_INVITATION_TOKEN,
	MOCK_OTHER_CONFIRMATION_ID,
	MOCK_PROMOCODE,
	MOCK_RECOVERY_CODES,
	MOCK_SECOND_FACTOR_CODE,
	MOCK_STAFF_LINK_TOKEN,
	MOCK_WRONG_LINK_TOKEN,
	MOCK_WRONG_PASSWORD,
	MOCK_WRONG_RETURN_TOKEN,
	mockAdmin,
	mockAgent,
	mockTraveller,
	type World,
	type WorldStart,
} from './world';

function withHistory() {
	const requests = mockRequests(40);
	return { requests, history: mockHistory(requests) };
}

const scenarios = {
	/** Nobody is signed in. */
	visitor: () => ({ world: createWorld() }),
	/** A traveller with a confirmed address. */
	signedInTraveller: () => ({ world: createWorld({ user: mockTraveller }) }),
	/** A traveller who signed in before confirming their address. */
	unconfirmedTraveller: () => ({ world: createWorld({ user: { ...mockTraveller, isEmailConfirmed: false } }) }),
	/** A traveller with requests in several states, whose new e-mail address awaits confirmation. */
	returningTraveller: () => ({
		world: createWorld({
			...{ user: mockTraveller, ...withHistory() },
			pendingEmail: { email: 'aysel.mammadova@example.az', expiresAt: inMinutes(30) },
		}),
	}),
	/** An agent, with 40 requests covering every state, some of them the agent's own. */
	agent: () => ({ world: createWorld({ user: mockAgent, ...withHistory() }) }),
	/** An admin, with the same requests. */
	admin: () => ({ world: createWorld({ user: mockAdmin, ...withHistory() }) }),
	/** Nobody is signed in. Staff need a second factor: the admin has one, the agent has to set it up. */
	secondFactorRequired: () => ({ world: createWorld({ secondFactors: [mockAdmin.id], isSecondFactorRequired: true }) }),
	/** Nobody is signed in, and every link for a password has been used. */
	usedLinks: () => ({ world: createWorld({ areLinksUsed: true }) }),
	/** Nothing is on offer. */
	emptyCatalogue: () => ({ world: createWorld({ user: mockTraveller, catalogue: emptyCatalogue }) }),
	/** Every response takes two seconds. */
	slow: () => ({ world: createWorld({ user: mockTraveller }), options: { delayMs: 2000 } }),
	/** Every call returns 500. */
	failing: () => ({ world: createWorld(), options: { isFailing: true } }),
	/** After the first quote the service costs 5 AZN more, so that creating a request returns 409 PRICE_CHANGED. */
	priceChanging: () => ({ world: createWorld({ user: mockTraveller, laterSurcharge: 5 }) }),
} satisfies Record<string, () => { world: World; options?: HandlerOptions }>;

/** The name of a scenario. */
export type Scenario = keyof typeof scenarios;

/** Creates MSW handlers of the whole service in a scenario; each call starts with a fresh world. */
export function handlersFor(scenario: Scenario, options: HandlerOptions = {}): RequestHandler[] {
	const start: { world: World; options?: HandlerOptions } = scenarios[scenario]();
	return createHandlers(start.world, { ...start.options, ...options });
}
