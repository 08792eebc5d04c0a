import type { z } from 'zod';

/** A schema, or a function that loads it. */
export type Schema<Output, Input> = z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>);
