import { useLocation } from '@tanstack/react-router';

/** The page that is open. Who needs no more of the address is not drawn anew by each choice that it tells of. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });
