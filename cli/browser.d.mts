export declare const BROWSER_VARIABLES: readonly string[];
export declare function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>;
