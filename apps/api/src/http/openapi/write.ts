import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './document';

/** Writes the committed description anew; a test compares the two. */
const path = new URL('../../../openapi.json', import.meta.url);
await writeFile(path, `${JSON.stringify(openApiDocument(), null, '\t')}\n`);
