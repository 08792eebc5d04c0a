export * from './calls';
export * from './choices';
export * from './context';
export * from './events';
export * from './offer';
export * from './pictures';
export * from './steps';
