/** What is left of the first and the last name when an account is deleted. [ACC-02] */
export const ERASED_NAME = '—';
