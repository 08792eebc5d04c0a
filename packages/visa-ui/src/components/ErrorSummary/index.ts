export { ErrorSummary, type ErrorSummaryProps, type FormFault } from './ErrorSummary';
