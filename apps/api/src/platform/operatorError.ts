/** An error that the operator can correct; printed as a single line, without a stack. */
export class OperatorError extends Error {
	override readonly name = 'OperatorError';
}
