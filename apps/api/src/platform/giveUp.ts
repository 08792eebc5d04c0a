/** A job that fails with it is not tried again: it would fail every time. */
export class GiveUp extends Error {
	override readonly name = 'GiveUp';
}
