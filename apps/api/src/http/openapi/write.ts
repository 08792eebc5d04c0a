import { writeFile } from 'node:fs/promises';
import { openApiPath } from '../../paths';
import { openApiDocument } from './document';

/** Writes the committed description anew; a test compares the two. */
await writeFile(openApiPath, `${JSON.stringify(openApiDocument(), null, '\t')}\n`);
