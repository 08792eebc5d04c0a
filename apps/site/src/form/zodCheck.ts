export { zodResolver } from '@hookform/resolvers/zod';
