import { basename } from 'node:path';

/** The cache entry for the facts of the last build. A folder can contain several configs. */
export const lastBuildName = (configFile: string): string => `last-build/${basename(configFile)}.json`;
