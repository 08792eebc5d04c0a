// Loaded into a server before anything else: shifts its clock by what the file says, in ms relative to the machine's.
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
setInterval(() => {
	try {
		shift = Number(readFileSync(process.env.FAULTS_CLOCK ?? '', 'utf8'));
	} catch {
		// No shift has been written yet.
	}
}, 50).unref();
globalThis.Date = new Proxy(Real, {
	construct: (_, given, target) => Reflect.construct(Real, given.length === 0 ? [Real.now() + shift] : given, target),
	get: (_, name, target) => (name === 'now' ? () => Real.now() + shift : Reflect.get(Real, name, target)),
});
