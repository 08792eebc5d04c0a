export declare function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
