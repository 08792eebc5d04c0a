/** All tables, for what stands outside the rooms. */
export * as tables from './schema';
