/** A fault that the operator can mend; printed as its one line, without a stack. */
export class OperatorError extends Error {
	override readonly name = 'OperatorError';
}
