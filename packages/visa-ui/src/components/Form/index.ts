export { ErrorSummary, type ErrorSummaryProps, Form, type FormFault, type FormProps } from './Form';
