/**
 * For Vitest's `retry`: a failed test is tried once more, and `npm test` names those that needed it, which have to be
 * fixed all the same. A failed property has a counterexample: a repetition would only try other cases, so it fails
 * immediately.
 */
export const repeatedOnce = { count: 1, condition: /^(?!Property failed after)/ };
