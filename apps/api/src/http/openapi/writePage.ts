import { resolve } from 'node:path';
import { writeDocs } from './docsPage';

/** The page of the API as a folder of files: the first argument, from where the command was given. */
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'api-static');
await writeDocs(folder);
process.stdout.write(`The page of the API is in ${folder}\n`);
