export * from '../wizard/machine';
