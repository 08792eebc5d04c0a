/** What a page of staff does about its session at a moment. */
export type IdleStep = 'nothing' | 'keepAlive' | 'ended';

export interface IdleMoment {
	now: number;
	/** When the service last heard of this page. */
	lastCallAt: number;
	/** When its person last did something here. */
	lastTouchAt: number;
	idleMinutes: number;
}

/**
 * Whoever types is not idle although nothing is sent: half-way to the end the service is told so. Whoever does nothing
 * has been signed out by the service when the time is up. All instants in milliseconds. [DSH-17]
 */
export function idleStep({ now, lastCallAt, lastTouchAt, idleMinutes }: IdleMoment): IdleStep {
	const limit = idleMinutes * 60_000;
	const silence = now - lastCallAt;
	if (silence >= limit) return 'ended';
	return lastTouchAt > lastCallAt && silence >= limit / 2 ? 'keepAlive' : 'nothing';
}
