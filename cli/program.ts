import type * as Engine from '../renderer/build.ts';
import type { stylePage } from '../renderer/html/style-page/index.tsx';
import type { NodeIo, ProgramIdentity } from './node-io.ts';
import type { OutputOptions } from './output-io.ts';

/** What cli/main.ts exports, as far as the program itself asks for it. */
export interface ProgramExports {
  readonly engine: typeof Engine;
  readonly nodeIo: (options: OutputOptions) => NodeIo;
  readonly stylePage: typeof stylePage;
}

/** The running program, as cli/load.mjs describes it. */
export interface Program extends ProgramIdentity {
  /** The program as its source is now: a change of code is bundled again. */
  readonly latest: () => Promise<ProgramExports>;
}

declare const PROGRAM: Program | undefined;

/** Missing where code runs outside the program, in tests. */
export const runningProgram: Program | undefined = typeof PROGRAM === 'undefined' ? undefined : PROGRAM;
