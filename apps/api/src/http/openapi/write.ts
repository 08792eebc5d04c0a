import { writeFile } from 'node:fs/promises';
import { openApiPath } from '../../paths';
import { openApiDocument } from './document';

/** Regenerates the committed description; a test compares the two. */
await writeFile(openApiPath, `${JSON.stringify(openApiDocument(), null, '\t')}\n`);
