import { misspelt } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { some, within } from '../rows.ts';

/** Quoted facts and links in prose. */
export const quotations: readonly Mistake[] = [
  {
    mistake: 'misspells the path of a quoted fact',
    rule: 'content/prose',
    everywhere: (site) => some(within(site.textsAt(/./), /\{([a-z][\w.-]+)\}/, misspelt), 8),
  },
  {
    mistake: 'links from prose to a missing page',
    rule: 'content/prose',
    everywhere: (site) => some(within(site.textsAt(/./), /\]\((\/[a-z-]+)\)/, misspelt), 5),
  },
  { mistake: 'omits a brace or a bracket', rule: 'content/prose' },
  { mistake: 'quotes a fact in a field that does not allow it', rule: 'content/markup' },
  { mistake: 'pastes HTML into prose', rule: 'content/markup' },
];
