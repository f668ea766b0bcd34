import type { EmbedSource } from './source.ts';
import type { EmbedState, Problem } from './state.ts';

type Kind = EmbedSource['kind'];

/** The name of the kind of service, in the words of visitors. */
const THING: Readonly<Record<Kind, string>> = {
  scheduler: 'calendar',
  calendar: 'calendar',
  form: 'form',
  map: 'map',
};

/** The label of the button. */
export function buttonWords(kind: Kind, { phase }: EmbedState): string {
  if (phase === 'failed') return 'Try again';
  return `${kind === 'map' ? 'Show' : 'Load'} the ${THING[kind]}`;
}

/** The status text, both visible and announced to screen readers. */
export function statusWords(kind: Kind, state: EmbedState): string {
  if (state.phase === 'loading') return `Loading the ${THING[kind]}…`;
  return state.phase === 'failed' ? problemText(THING[kind], state.problem) : '';
}

function problemText(thing: string, problem: Problem): string {
  if (problem.kind === 'slow') return `The ${thing} is taking too long to load. Please use the link instead.`;
  const why = problem.reason === undefined ? '' : ` (${problem.reason})`;
  return `The ${thing} could not be loaded${why}. Please use the link instead.`;
}
