import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { whenIdle } from '../whenIdle';
import type { Schema } from './useForm';

// So that the library comes with this file, before a schema is made with it.
export { object as library } from 'zod';

/**
 * How a form is checked by its schema.
 * @param isAhead nobody waits for it: the schema comes after the library, when the browser has nothing else to do, for what
 * both of them do as they come would be felt on a cheap phone if it were one task
 */
export async function checkBy<Output, Input extends FieldValues>(schema: Schema<Output, Input>, isAhead: boolean) {
	if (isAhead) await new Promise<void>((resume) => whenIdle(resume));
	return zodResolver(typeof schema === 'function' ? await schema() : schema);
}
