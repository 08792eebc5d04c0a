/** Under this key stands what is known of payments whose page was left. */
export const returnKey = ['payments', 'return'] as const;
