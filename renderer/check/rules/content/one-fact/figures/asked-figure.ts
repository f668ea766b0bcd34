/** Figures that a question names, and its answer does not: 'When may I lift my child? After a month.' for `lifting`. */

import type { InSentence } from '../in-sentence.ts';
import { isOtherThan } from './concepts.ts';
import { PREPOSITIONS, patternOf, stemsOf, withOtherWords } from './figure-names.ts';

/** 'How far is the station?' 'Ten minutes on foot.' */
const ASKS_DISTANCE =
  /\bhow far (?:is|are|away)\b|\bis it far\b|\bhow long (?:is the walk|does it take (?:to get|to walk|from))\b/;
const TRAVELLED = /^ (?:on foot|by (?:foot|car|bus|bike|train|tram)|away|walk|(?:from|to) the|at a \w+ walk)\b/;
/** Not the whole time, or a time of something else: 'two weeks longer', 'an hour a day', 'a month for the second' */
const OTHER_AFTER =
  /^ (?:more|less|longer|shorter|extra|earlier|apart|a (?:day|week|month|year)|(?:each|every|per) \w+|of (?:the|your|each|them)|for (?:the|an?|your|some) \w+|if you (?:are|have) (?:new|had))\b/;
/** 'What if I am late? Up to ten minutes do not matter.', 'Is there a guarantee? For two years.' */
const LIMIT_BEFORE = /\b(?:up to|until|after|at least|at most|for)(?: the first)? $/;
/** Words of a name that say only that it is a time: `gapBeforeHearing` */
const TIME_WORDS = new Set(['gap', 'pause', 'time', 'perio', 'durat', 'lengt', 'inter', 'wait', 'no', 'days', 'weeks']);
/** 'When do I see results?' is not about the results of a laboratory. */
const EFFECT =
  /\b(?:see|notice|feel|show|visible|appear|last)\b.*\bresults?\b|\bresults? (?:show|last|appear|be visible)\b/;

/** Checks whether a quantity is the answer to a question about the figure at a path. */
export function isAskedFor(place: InSentence, path: string): boolean {
  const { question = '', isBareAnswer = false, isTimeAsked = false, before, after, labels } = place;
  const isDistance = ASKS_DISTANCE.test(question) && TRAVELLED.test(after);
  const isAsked = isTimeAsked || isDistance || LIMIT_BEFORE.test(before);
  if (!isBareAnswer || !isAsked || OTHER_AFTER.test(after) || EFFECT.test(question)) return false;
  // 'How long is a gift card valid?' does not ask for the `validity` of a course.
  if (isOtherThan({ ...place, about: question }, path)) return false;
  const stems = stemsOf(path.replace(/(?<=[a-z]{3})ness$/, '')).filter((stem) => !TIME_WORDS.has(stem));
  const isIn = (words: string) => (stem: string) => patternOf(stem).test(withOtherWords(words));
  const nouns = stems.filter((stem) => !PREPOSITIONS.has(stem));
  // The label 'Liner' on the page “Warranties” asks for `linerWarranty`, and for the warranty of the item “Liner”.
  const { above = '', items = [] } = labels ?? {};
  const isOfLabel = items.length > 0 && nouns.length > 0 && path.startsWith('catalogue.');
  return (isOfLabel || nouns.some(isIn(question))) && stems.every(isIn(`${question} ${above}`));
}
