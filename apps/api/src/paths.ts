import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this file, `src` in development and `dist` when built; both sit beside each other. */
const here = dirname(fileURLToPath(import.meta.url));

export const migrationsDir = resolve(here, 'migrations');
export const defaultSiteDir = resolve(here, '../../site/dist');
/** The committed description of the API. */
export const openApiPath = resolve(here, '../openapi.json');
/** The table of who may call what. */
export const permissionsPath = resolve(here, '../../../docs/permissions.md');
