import picocolors from 'picocolors';
import type { Io } from '../renderer/core/io.ts';
import { progressEstimator } from './progress.ts';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** The program's output: results go to standard output, everything else to standard error. */
export interface Terminal {
  /** Prints a result or a finding. */
  readonly print: (text: string) => void;
  /** Reports what the program is doing. */
  readonly say: (text: string) => void;
  /** Reports progress: in one line that is overwritten in a terminal, or in an occasional line in a pipe. */
  readonly progress: Io['progress'];
  /** Ends the progress line. */
  readonly endProgress: () => void;
  /** Colours for printed text; none in a pipe or with NO_COLOR. */
  readonly colours: Colours;
  /** Width of the terminal; `undefined` in a pipe. */
  readonly columns?: number | undefined;
}

/** No colours, for files and pipes. */
export const PLAIN: Colours = picocolors.createColors(false);

const QUIET_MS = 2000;
const REFRESH_MS = 50;

/** A standard stream of a process. */
export type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> & { readonly write: (text: string) => unknown };

export function terminal(stdout: Output, stderr: Output, env: NodeJS.ProcessEnv): Terminal {
  const live = stderr.isTTY && env.TERM !== 'dumb';
  const coloured = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const state = { open: false, last: Date.now(), shown: 0 };
  const estimated = progressEstimator(Date.now);
  const endProgress = () => {
    if (state.open) stderr.write('\r\u001b[K');
    state.open = false;
  };
  return {
    print: (text) => {
      endProgress();
      stdout.write(`${text}\n`);
    },
    say: (text) => {
      endProgress();
      stderr.write(`${text}\n`);
    },
    progress: (message, steps) => {
      const text = estimated(message, steps);
      if (live) {
        // Thousands of steps would keep the terminal busy.
        if (steps && steps.done < steps.of && Date.now() - state.shown < REFRESH_MS) return;
        state.shown = Date.now();
        stderr.write(`\r\u001b[K${text}`);
        state.open = true;
      } else if (Date.now() - state.last > QUIET_MS) {
        state.last = Date.now();
        stderr.write(`${text}\n`);
      }
    },
    endProgress,
    columns: stdout.isTTY ? stdout.columns : undefined,
    colours: picocolors.createColors(
      env.FORCE_COLOR === '0' ? false : coloured || Boolean(env.FORCE_COLOR && !env.NO_COLOR),
    ),
  };
}
