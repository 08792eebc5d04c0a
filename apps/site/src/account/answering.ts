import { unsentForms } from '../form/unsentForms';

/** Under which key an answer is kept when the session ends. @param id of the request */
export const answerKey = (id: string): string => `answer/${id}`;

/** Whether this request was being answered when the session ended. */
export const wasAnswering = (id: string): boolean => unsentForms.read(answerKey(id)) !== null;
