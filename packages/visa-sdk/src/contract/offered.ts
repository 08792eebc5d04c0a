import { z } from 'zod';

/** How many working days something usually takes. */
export const WorkingDayRange = z.object({ from: z.number().int(), to: z.number().int() });

/** Archived ones are left out unless they are asked for. */
export const RecordState = z.enum(['active', 'archived', 'all']).default('active');
