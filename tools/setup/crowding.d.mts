/** Words that are cut, lie over others, or stand outside of their frame or the window, as sentences. */
export function crowding(): string[];
