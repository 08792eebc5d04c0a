export { enMessages, enUploadMessages } from './en/messages';
export { enSayings, enSentences } from './en/sentences';
export { type Language, languages } from './language';
export { ruMessages, ruUploadMessages } from './ru/messages';
export { ruSayings, ruSentences } from './ru/sentences';
export { type Speech, speeches } from './speech';
export { translator } from './translator';
