import type * as Engine from '../renderer/build.ts';
import type { stylePage } from '../renderer/html/style-page/index.tsx';
import type { NodeIo, ProgramIdentity } from './node-io.ts';
import type { OutputOptions } from './output-io.ts';

/** The exports of cli/main.ts that the program itself uses. */
export interface ProgramExports {
  readonly engine: typeof Engine;
  readonly nodeIo: (options: OutputOptions) => NodeIo;
  readonly stylePage: typeof stylePage;
}

/** The running program, as provided by cli/load.mjs. */
export interface Program extends ProgramIdentity {
  /** Loads the program from its current source, bundled again if it has changed. */
  readonly latest: () => Promise<ProgramExports>;
}

declare const PROGRAM: Program | undefined;

/** `undefined` if the code runs outside the program, as in tests. */
export const runningProgram: Program | undefined = typeof PROGRAM === 'undefined' ? undefined : PROGRAM;
