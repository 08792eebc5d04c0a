import { z } from 'zod';

/** How many working days something usually takes. */
export const WorkingDayRange = z.object({ from: z.number().int(), to: z.number().int() });

/** Archived records are excluded unless requested. */
export const RecordState = z.enum(['active', 'archived', 'all']).default('active');
