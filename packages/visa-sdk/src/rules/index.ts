export * from './messages';
export * from './money';
export * from './peopleCount';
export * from './price';
export * from './search';
export * from './states';
export * from './tripDates';
export * from './upload';
