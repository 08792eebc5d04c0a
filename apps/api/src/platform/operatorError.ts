/** An error that the operator can correct; printed as a single line, without a stack. */
export class OperatorError extends Error {
	override readonly name: string = 'OperatorError';
}

/** An invalid command line; exits with code 2. */
export class UsageError extends OperatorError {
	override readonly name = 'UsageError';
}
