/** Effects in a phrase: 'lasting results', 'instant relief', 'two weeks without pain'. */

import { NUMBER, SESSION, SPAN, THROUGHOUT } from './effect-times.ts';
import { ABILITY, GOOD, LASTING_NOUN, LEAVES, NEEDED, RELIEF, STATES, SUDDEN } from './effect-words.ts';
import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';
import { isPassing } from './passing.ts';
import { namesComplaint } from './subjects.ts';

/** 'Lasting results', 'three weeks of relief', 'instant relief', 'three sessions give you smooth skin' */
export const PHRASES: Lexicon = {
  words: anyOf(
    `(?:long[ -])?lasting ${LASTING_NOUN}`,
    `(?:${GOOD}|${STATES} (?!one\\b)[a-z]+) that (?:(?:last|stay|outlast)s?|holds?(?! (?:the|your|their|teeth|\\w+ in)\\b))`,
    LEAVES,
    `${SPAN} off (?:your|the|their|his|her) (?!feet|legs|work|school|training|phone|job|diet|morning|routine|queue|journey|wait)[a-z]+`,
    `${NUMBER} (?:[a-z]+-free|free|smooth|calm|good|better|clear|fuller) (?:hours|days|nights|weeks|months|years)`,
    `(?:${ABILITY}|asleep|heal|recover)s?(?: (?!for\\b)[\\w'-]+){0,2}? (?:${SPAN}|twice as) (?:sooner|faster|longer|earlier|better|fast|long|well|soon)`,
    SUDDEN,
    `(?:(?:takes?|needs?)(?: only| just)? )?(?:${SPAN}|${SESSION}) ${NEEDED}`,
    `takes?(?: only| just)? (?:${SPAN}|${SESSION}) (?:until|for) (?:you|your (?:child|baby|son|daughter|dog|cat|puppy|partner|horse|[a-z]+ing)|he|she|they) (?:to )?(?!get|receive|have|hear|can|come|return|are|is|know|need)[a-z]+`,
    `${SPAN} (?:of|without) ${RELIEF}`,
    '(?:mornings|nights|days|weeks|summers|winters|springs) without (?:an? |any |the )?(?:[a-z-]+ )?[a-z-]+',
    `(?:${SPAN}|${THROUGHOUT}) without (?:an? |any )?[a-z-]+`,
    `${SESSION} (?:gives?|leaves?|makes?|restores?) (?:you|your|the)(?: [a-z]+){0,6}? (?:${GOOD}|${STATES}|look(?:s|ing)? (?:like|as if|untouched|new))`,
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isPassing(context.word) || isOtherLack(context.word),
};

/** 'Two weeks without sugar' is advice; 'a summer without a sneeze' is an effect. */
const isOtherLack = (words: string): boolean =>
  / without /.test(words) &&
  (!namesComplaint(words) || / (?<!hair )loss$/.test(words)) &&
  !/ without (?:[\w-]+ )?shaving/.test(words);
