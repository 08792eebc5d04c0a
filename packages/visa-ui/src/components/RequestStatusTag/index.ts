export { RequestStatusTag, type RequestStatusTagProps, requestTones } from './RequestStatusTag';
