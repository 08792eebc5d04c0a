import { ApiError } from 'visa-sdk';
import { sessionEnd } from '../sessionEnd';

/** Whether a call failed because the session has ended, which the page itself says: followed there, it is no news any more. */
export const isOfSession = (error: unknown): boolean =>
	error instanceof ApiError && error.statusCode === 401 && sessionEnd.read();
