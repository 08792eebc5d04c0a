import { createContext, useContext } from 'react';
import type { Role } from 'visa-sdk';

export const StaffRole = createContext<Role>('agent');
/** Whose dashboard it is; says what is offered. [DSH-06] */
export const useStaffRole = (): Role => useContext(StaffRole);
