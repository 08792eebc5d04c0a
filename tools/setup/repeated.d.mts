export declare const repeatedOnce: { count: number; condition: RegExp };
