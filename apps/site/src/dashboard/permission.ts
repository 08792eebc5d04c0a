import type { Access, Role } from 'visa-sdk';

/** Whether somebody of the staff may make a call with this access; what may not be done is not offered. [DSH-06] */
export const mayCall = (access: Access, role: Role): boolean => access !== 'admin' || role === 'admin';
