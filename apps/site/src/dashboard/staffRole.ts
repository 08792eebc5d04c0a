import { createContext, useContext } from 'react';
import type { Role } from 'visa-sdk';

/** The signed-in user's role, which determines what the page offers. */
export const StaffRole = createContext<Role>('agent');
/** The role of the dashboard's user, which determines what is offered. [DSH-06] */
export const useStaffRole = (): Role => useContext(StaffRole);
