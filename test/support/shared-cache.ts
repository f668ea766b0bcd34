import { join } from 'node:path';
import { nodeIo } from '../../cli/node-io.ts';
import type { Io } from '../../renderer/core/io.ts';
import { ROOT } from './sites.ts';

/** The effects of the program with the cache of this project, outside the program: without worker threads and page cache. */
export const projectIo = nodeIo({ cache: join(ROOT, '.cache', 'site'), progress: () => undefined });

/**
 * The cache of this project: measured images, fonts and scripts, each under a name that includes the digest of everything
 * that it depends on. Most tests share it, because making them takes longer than most tests.
 */
export const sharedCache: Io['cache'] = projectIo.cache;
