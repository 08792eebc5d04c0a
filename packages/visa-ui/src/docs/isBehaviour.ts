/**
 * Whether a story is a test: its name is a sentence, such as 'keys walk the days' or '[DAT-11] …'. A test is in
 * Azerbaijani whatever the toolbar says, because its steps are written for it; all others work in every language.
 */
export const isBehaviour = (name: string) => /^(\[|\p{Ll})/u.test(name) || name.split(' ').length > 5;
