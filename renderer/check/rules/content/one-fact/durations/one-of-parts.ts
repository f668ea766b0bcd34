/** Times of one person of several, or of one part in a list: 'Twelve people, fifteen minutes each', 'twenty minutes of practice'. */
import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';
import { normalNameOf } from '../../../about/names.ts';
import { inSentence } from '../around-quantity.ts';
import type { Mention } from '../mention.ts';

/** 'The first of these takes': the sentence is about a whole visit. */
export const NAMES_VISIT =
  /\b(?:appointment|session|visit|consultation|assessment|treatment|examination|check(?!s (?:your|the|how|whether|that)\b)|class|one)s?\b/;

/** 'Twelve people, fifteen minutes each', 'fifteen minutes for each person' of an appointment of several people */
const PER_PERSON =
  /^(?: for)? (?:each|every|per) (?:person|people|participant|member|colleague|employee|guest|child|player|head|one of you)\b/;
const PEOPLE_EACH = {
  before: new RegExp(
    `\\b(?:\\d+|${NUMBER_WORDS}) (?:[a-z]+ )?(?:people|persons|participants|members|colleagues|employees|guests|children|players)\\b[^.;:]*$`,
  ),
  after: /^ each\b/,
};
/** 'Your history, twenty minutes of practice and a recording': one of the parts that a sentence lists */
const ONE_OF_LIST = {
  before: /^[^,;:.]+, (?:[^;:.]*(?:, |\band ))?$/,
  after: /^ of (?<what>[a-z]+)(?:,| and\b|$|\W*$)/,
};

/** Whether at most half of the time is for each of several people, or for one part of a list that names other parts. */
export function isForEachOrListed(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  if (PER_PERSON.test(after) || (PEOPLE_EACH.before.test(before) && PEOPLE_EACH.after.test(after))) return true;
  const { what = '' } = ONE_OF_LIST.after.exec(after)?.groups ?? {};
  const isOwn = mention.subject.items.some((item) => normalNameOf(item).includes(what));
  return what !== '' && ONE_OF_LIST.before.test(before) && !isOwn && !NAMES_VISIT.test(what);
}
