/**
 * `npm test` proves everything once; `npm run test:whole` also what repeats it elsewhere: pages in other themes, widths and
 * sizes of letters, pictures, variants of journeys, other hosts. Such tests have this mark: as a tag in Playwright and (`tagOfWhole`) in Storybook, in the
 * name in Node's runner; for Vitest, whose reports don't tell left out from skipped, they have files of their own (`filesOfWhole`). A test that is run by itself, without either command, leaves nothing out.
 */
export const markOfWhole = '@whole';
export const tagOfWhole = 'whole';
export const filesOfWhole = 'src/**/*.whole.{test,browser.test}.{ts,tsx}';

/** The environment of the runners in `npm test`: a fifth of the generated calls and damages, and a fifteenth of the walks, is enough there. */
export const BRIEF = { TEST_EXTENT: 'brief', FUZZ_RUNS: '6', WALK_RUNS: '4' };

/** Whether this run leaves out what the whole run alone repeats. */
export const isBrief = process.env.TEST_EXTENT === BRIEF.TEST_EXTENT;
