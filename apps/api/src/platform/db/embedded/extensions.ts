import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations need besides the database itself. */
export const extensions = { pg_trgm };
