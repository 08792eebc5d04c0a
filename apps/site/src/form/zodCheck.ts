import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { whenIdle } from '../whenIdle';
import type { Schema } from './schema';

// Exported so that the library loads with this file, before a schema is built with it.
export { object as library } from 'zod';

/**
 * Validates a form with its schema.
 * @param isAhead nobody is waiting: the schema loads after the library, when the browser is idle, because a single task
 * for both would be noticeable on a cheap phone
 */
export async function checkBy<Output, Input extends FieldValues>(schema: Schema<Output, Input>, isAhead: boolean) {
	if (isAhead) await new Promise<void>((resume) => whenIdle(resume));
	return zodResolver(typeof schema === 'function' ? await schema() : schema);
}
