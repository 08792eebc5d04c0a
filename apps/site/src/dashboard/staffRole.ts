import { createContext, useContext } from 'react';
import type { Role } from 'visa-sdk';

/** Whether whoever is signed in is an admin or an agent: what the page offers depends on it. */
export const StaffRole = createContext<Role>('agent');
/** Whose dashboard it is; says what is offered. [DSH-06] */
export const useStaffRole = (): Role => useContext(StaffRole);
