export declare const markOfWhole: string;
export declare const tagOfWhole: string;
export declare const filesOfWhole: string;
export declare const BRIEF: Record<'TEST_EXTENT' | 'FUZZ_RUNS' | 'WALK_RUNS', string>;
export declare const isBrief: boolean;
