import type { Scenario } from 'visa-sdk/mocks';

/**
 * What the toolbar offers to stories that take their world from it: those whose `parameters.scenario` names an initial
 * one.
 */
export const scenarios: Record<Scenario, string> = {
	visitor: 'A visitor',
	signedInTraveller: 'A traveller',
	unconfirmedTraveller: 'A traveller whose address is not confirmed',
	returningTraveller: 'A traveller with requests',
	agent: 'An agent',
	admin: 'An admin',
	secondFactorRequired: 'Staff who need a second factor',
	usedLinks: 'Links for a password were used',
	emptyCatalogue: 'Nothing is on offer',
	slow: 'Answers take 2 s',
	failing: 'Every call fails',
	priceChanging: 'The price changes meanwhile',
};

const isScenario = (value: unknown): value is Scenario => typeof value === 'string' && value in scenarios;

/** The scenario of a story: the toolbar's, or else its own; none if it defines its world itself. */
export function scenarioOf({ parameters, globals }: Record<'parameters' | 'globals', Record<string, unknown>>) {
	if (!isScenario(parameters.scenario)) return undefined;
	return isScenario(globals.scenario) ? globals.scenario : parameters.scenario;
}
