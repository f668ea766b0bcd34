import { type IoOptions, type NodeIo, nodeIo } from './node-io.ts';
import { runningProgram } from './program.ts';

/** Returns the real effects, with the worker threads and the page cache of the running program. */
export const programIo = (options: IoOptions): NodeIo => nodeIo(options, runningProgram);
