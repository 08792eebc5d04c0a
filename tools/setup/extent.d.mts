export declare const markOfWhole: string;
export declare const BRIEF: { TEST_EXTENT: string };
export declare const isBrief: boolean;
