/** A job that fails with this error isn't retried: it would fail every time. */
export class GiveUp extends Error {
	override readonly name = 'GiveUp';
}
