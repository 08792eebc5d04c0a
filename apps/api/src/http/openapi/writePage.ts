import { resolve } from 'node:path';
import { writeDocs } from './docsPage';

/** Writes the API page as a folder of files: the first argument, relative to the current directory. */
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'api-static');
await writeDocs(folder);
process.stdout.write(`The page of the API is in ${folder}\n`);
