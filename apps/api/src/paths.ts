import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file's folder, `src` in development and `dist` when built; both are siblings. */
const here = dirname(fileURLToPath(import.meta.url));

/** The SQL migrations; the build copies them next to the program. */
export const migrationsDir = resolve(here, 'migrations');
/** The built site, unless a setting names another folder. */
export const defaultSiteDir = resolve(here, '../../site/dist');
/** The committed API description. */
export const openApiPath = resolve(here, '../openapi.json');
/** The table of permissions. */
export const permissionsPath = resolve(here, '../../../docs/permissions.md');
