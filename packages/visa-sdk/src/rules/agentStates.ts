/** Active, invited, or deactivated. [DSH-05] */
export const agentStates = ['active', 'invited', 'closed'] as const;
/** One of these states. */
export type AgentState = (typeof agentStates)[number];

/** The state an agent is in. */
export const agentState = ({ isActive, isInvited }: { isActive: boolean; isInvited: boolean }): AgentState =>
	!isActive ? 'closed' : isInvited ? 'invited' : 'active';
