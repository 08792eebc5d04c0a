/**
 * For `retry` of Vitest: a test that fails is tried once more, and `npm test` names the ones that needed it, which are to be
 * mended all the same. A property that fails has a counterexample: it would only be tried with other cases, so it fails at once.
 */
export const repeatedOnce = { count: 1, condition: /^(?!Property failed after)/ };
