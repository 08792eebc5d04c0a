import { createContext } from 'react';

/** Whether a field is one of several that form a single value: a form reset then goes to that value alone. */
export const IsPartOfField = createContext(false);
