import type * as Engine from '../renderer/examine.ts';
import type { RenderSources, WorkerRenderer } from '../renderer/html/rendering/on-worker.ts';
import type { stylePage } from '../renderer/html/style-page/index.tsx';
import { type IoOptions, type NodeIo, nodeIo, type ProgramIdentity } from './node-io.ts';

/** The exports of cli/main.ts that the program itself uses. */
export interface ProgramExports {
  readonly engine: () => Promise<typeof Engine>;
  readonly programIo: (options: IoOptions) => Promise<NodeIo>;
  readonly stylePage: typeof stylePage;
  readonly workerRenderer: (sources: RenderSources) => Promise<WorkerRenderer>;
}

/** The running program, as provided by cli/load.mjs. */
interface Program extends ProgramIdentity {
  /** Loads the program from its current source, bundled again if it has changed. */
  readonly latest: () => Promise<ProgramExports>;
}

declare const PROGRAM: Program | undefined;

/** `undefined` if the code runs outside the program, as in tests. */
export const runningProgram: Program | undefined = typeof PROGRAM === 'undefined' ? undefined : PROGRAM;

/** Returns the real effects, with the worker threads and the page cache of the running program. */
export const programIo = (options: IoOptions): NodeIo => nodeIo(options, runningProgram);
