export { zodResolver } from '@hookform/resolvers/zod';
// So that the library comes with this file, before a schema is made with it.
export { object as library } from 'zod';
