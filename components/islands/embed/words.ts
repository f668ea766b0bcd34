import type { EmbedSource } from './source.ts';
import type { EmbedState, Fault } from './state.ts';

type Kind = EmbedSource['kind'];

/** What a visitor calls it. */
const THING: Readonly<Record<Kind, string>> = {
  scheduler: 'calendar',
  calendar: 'calendar',
  form: 'form',
  map: 'map',
};

/** The words on the button. */
export function buttonWords(kind: Kind, { phase }: EmbedState): string {
  if (phase === 'failed') return 'Try again';
  return `${kind === 'map' ? 'Show' : 'Load'} the ${THING[kind]}`;
}

/** What is going on, for those who see the page and those who hear it. */
export function statusWords(kind: Kind, state: EmbedState): string {
  if (state.phase === 'loading') return `Loading the ${THING[kind]} …`;
  return state.phase === 'failed' ? faultWords(THING[kind], state.fault) : '';
}

function faultWords(thing: string, fault: Fault): string {
  if (fault.kind === 'slow') return `The ${thing} is taking too long to load. The link here works without it.`;
  const why = fault.reason === undefined ? '' : ` (${fault.reason})`;
  return `The ${thing} could not be loaded${why}. The link here works without it.`;
}
