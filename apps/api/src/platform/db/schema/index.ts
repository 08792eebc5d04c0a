/** All tables, each in the file of the room that owns it. */
export * from './applying';
export * from './audit';
export * from './auth';
export * from './catalogue';
export * from './desk';
export * from './drafts';
export * from './kept';
export * from './payments';
export * from './people';
export * from './promocodes';
export * from './requests';
export * from './service';
export * from './uploads';
export * from './views';
