/**
 * Whether a story is a test: its name is a sentence, such as 'keys walk the days' or '[DAT-11] …'. A test speaks
 * Azerbaijani whatever the toolbar says, for so its steps were written; all others stand every language.
 */
export const isBehaviour = (name: string) => /^(\[|\p{Ll})/u.test(name) || name.split(' ').length > 5;
