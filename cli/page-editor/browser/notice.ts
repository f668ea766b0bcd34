import type { FindingView, Outcome } from './api.ts';
import { h } from './dom.ts';

const STOPPED =
  'The editor has stopped, so nothing can be saved. Copy what you have typed, run “npx site edit” again, and open the address that it prints.';

/** A browser reports a request that reaches no server as a TypeError; the notice says what to do. */
export const unanswered = (error: unknown): Outcome => ({
  kind: 'refused',
  message: error instanceof Error && !(error instanceof TypeError) ? error.message : 'The editor has stopped.',
  found: [],
});

/** Reasons why nothing can be saved at the moment. */
export interface Obstacles {
  /** Whether the connection to the editor’s process is lost. */
  readonly isStopped?: boolean;
  /** The finding that prevents the files from being read. */
  readonly unreadable?: FindingView | undefined;
}

/** A message above the panel for as long as nothing can be saved. */
export function saveNotice() {
  const element = h('div', { role: 'alert', class: 'notice', hidden: true });
  let obstacles: Obstacles = {};
  const show = (changed: Obstacles): void => {
    const before = JSON.stringify(obstacles);
    obstacles = { ...obstacles, ...changed };
    // Screen readers read an alert aloud whenever it is written.
    if (JSON.stringify(obstacles) === before) return;
    const lines = linesFor(obstacles);
    element.replaceChildren(...lines.map((line) => h('p', {}, line)));
    element.hidden = lines.length === 0;
  };
  return { element, show };
}

function linesFor({ isStopped, unreadable }: Obstacles): readonly string[] {
  if (isStopped) return [STOPPED];
  if (!unreadable) return [];
  const { message, help, where } = unreadable;
  return [
    `A file was changed outside the editor, and the site cannot be read now. ${where === undefined ? '' : `${where}: `}${message}`,
    ...(help === undefined ? [] : [help]),
    'The page shows the last good version. You can save again when the file is correct.',
  ];
}
