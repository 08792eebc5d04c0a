export { isBrief } from '../../../../tools/setup/extent.mjs';

/** `npm test` tries a fifth of the generated calls; a test started by hand, and the whole run, all of them. */
const share = Number(process.env.FUZZ_RUNS ?? 30) / 30;

/** Of so many generated cases as many as of the generated calls. */
export const runs = (cases: number) => Math.ceil(cases * share);

/** Of so many at once, or one after another: fewer in `npm test`, and never more than that. */
export const crowd = (many: number) => Math.min(many, runs(many));
