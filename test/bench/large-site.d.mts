export declare function largeSite(minimal: object, count: number): object;
