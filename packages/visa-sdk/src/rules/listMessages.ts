/** Why a list can't be asked for as it was: each message names what it may be. For programs more than for people. */
export const listMessages = {
	page: 'Səhifənin nömrəsi 1 ilə 1.000.000 arasında tam ədəd olmalıdır',
	rows: 'Sətirlərin sayı 1 ilə 200 arasında tam ədəd olmalıdır',
	names: 'Sətirlərin sayı 1 ilə 300 arasında tam ədəd olmalıdır',
	popular: 'Ölkələrin sayı 1 ilə 50 arasında tam ədəd olmalıdır',
	soughtAmount: 'Məbləği AZN ilə yazın: 0 ilə 1.000.000 arasında, ən çoxu iki onluq rəqəmlə',
} as const;

/** The same messages in one language. */
export type ListMessages = Readonly<Record<keyof typeof listMessages, string>>;
