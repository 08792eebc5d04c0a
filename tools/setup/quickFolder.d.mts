/** Where tests put data folders of servers that live for seconds: in memory, if this machine has plenty. */
export function quickFolder(): string;
