import { join } from 'node:path';

/** The module that configs import as 'clinic-site', in the folder of this tool. */
export const languageOf = (engine: string): string => join(engine, 'renderer', 'config', 'index.ts');
