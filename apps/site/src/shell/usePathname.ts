import { useLocation } from '@tanstack/react-router';

/**
 * The path of the open page. Components that need no more of the URL aren't re-rendered by each selection in its query.
 */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });
