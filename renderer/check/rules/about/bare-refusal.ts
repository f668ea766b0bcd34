/** Sentences after which the clinic only says “we do not”: 'Hospitals offer it. We do not, and …'. */
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { PublicText, Span } from '../public-texts/index.ts';

/** With a verb of its own, 'we do not charge for it', it would deny something else. */
const BARE =
  /^(?:but )?(?:here,? )?we (?:do not|don't|cannot|can't|have not|haven't|are not|will not|won't)(?= *(?:[.,;!]|$))/;

/** Returns true if the next sentence denies, of the clinic, what the sentence with this span says of others. */
export function isRefusedNext({ normal }: PublicText, { at }: Pick<Span, 'at'>): boolean {
  const { text, start } = sentenceSpanAt(normal.text, normal.index(at));
  return BARE.test(normal.text.slice(start + text.length).trimStart());
}
