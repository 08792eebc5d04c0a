// Loaded into a server before anything else: at SIGUSR2 its clock jumps to where the file says, in ms beside the machine's.
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
process.on('SIGUSR2', () => {
	shift = Number(readFileSync(process.env.FAULTS_CLOCK ?? '', 'utf8'));
});
globalThis.Date = new Proxy(Real, {
	construct: (_, given, target) => Reflect.construct(Real, given.length === 0 ? [Real.now() + shift] : given, target),
	get: (_, name, target) => (name === 'now' ? () => Real.now() + shift : Reflect.get(Real, name, target)),
});
