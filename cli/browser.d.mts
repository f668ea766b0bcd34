export declare const NAMED: readonly string[];
export declare function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>;
