export * from './account';
export * from './catalogue';
export * from './people';
export * from './requests';
export * from './service';
export * from './staff';
