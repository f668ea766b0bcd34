/**
 * Sentences that the clinic does not state itself: the next one denies them, or they are quoted from a leaflet. 'Hospitals
 * offer it. We do not, and …', 'They look as if they had gone. They have not.'
 */
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import type { PublicText, Span } from '../public-texts/index.ts';
import { beginsWithDenial } from './questions.ts';

/** With a verb of its own, 'we do not charge for it', it would deny something else. */
const BARE =
  /^(?:but )?(?:here,? )?(?:we (?:do not|don't|cannot|can't|have not|haven't|are not|will not|won't)|(?:i|we|she|he) did(?: not|n't)|not (?:ours|us|here)|(?:it|they|she|he) (?:has|have|is|are|was|were|do|does|did|will|would|can) ?(?:not|n't))(?= *(?:[.,;:!]|$))/;
/** 'Slim by Sunday!' promised a poster: the words of an advertiser, between quotation marks */
const ADVERTISED =
  /^['"“][^'"”“]*['"”],? *(?:said|says|read|reads|promised|promises|claimed|claims|ran|announced|shouted) (?:an?|the|one|another|some) (?:[\w-]+ ){0,2}(?:leaflet|flyer|advert\w*|poster|banner|website|magazine|brochure|headline|billboard|label|packet|e-?mail)s?\b/;

/** 'Do you offer it? No, we treat teeth only', but not 'Must I see a doctor for it? No, just ask.' */
const ASKS_FOR_IT =
  /^(?:so |and )?(?:(?:do|can|could|will|would) you\b|(?:can|could|may) (?:i|we|my [a-z]+) (?:have|get|buy|order)\b|(?:is|are) there\b|is it possible\b)[^?]*\?$/;

/** Returns true if the sentence with this span is quoted from an advertisement, or the next one denies it of the clinic. */
export function isRefusedNext({ normal }: PublicText, { at }: Pick<Span, 'at'>): boolean {
  const { text, start } = sentenceSpanAt(normal.text, normal.index(at));
  const next = normal.text.slice(start + text.length).trimStart();
  return (
    ADVERTISED.test(normal.text.slice(start)) || BARE.test(next) || (ASKS_FOR_IT.test(text) && beginsWithDenial(next))
  );
}
