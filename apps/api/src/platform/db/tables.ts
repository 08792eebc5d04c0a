/** All tables, for code outside the rooms. */
export * as tables from './schema';
