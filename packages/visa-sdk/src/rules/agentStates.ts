/** At work, not yet there, or shut out. [DSH-05] */
export const agentStates = ['active', 'invited', 'closed'] as const;
/** One of them. */
export type AgentState = (typeof agentStates)[number];

/** Which of them an agent is in. */
export const agentState = ({ isActive, isInvited }: { isActive: boolean; isInvited: boolean }): AgentState =>
	!isActive ? 'closed' : isInvited ? 'invited' : 'active';
