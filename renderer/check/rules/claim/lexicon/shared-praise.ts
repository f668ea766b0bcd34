/** Praise by a share of the clients: '97 per cent would do it again' needs a source and a date, as a rating does. */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const SHARE =
  '(?:\\d+(?:\\.\\d+)? ?(?:%|per ?cent)|(?:\\d+|seven|eight|nine|ten|nineteen|ninety-[a-z]+) (?:out of|in) (?:\\d+|ten|twenty|a hundred))';
const OF_CLIENTS = `${SHARE}(?: of)?(?: (?:our|the|all|those))*`;
const HAPPY =
  '(?:happy|happier|satisfied|delighted|pleased|love[sd]?|recommend|trust|come back|return|send (?:their|his|her)|(?:far |much )?better|best|excellent|outstanding|worth|glad|never)';

export const SHARED_PRAISE: Lexicon = {
  words: anyOf(
    // 'More than 97 per cent of owners say that they would never go anywhere else'
    `${OF_CLIENTS}(?: [a-z]+){0,3}? (?:say|tell us|told us|agree|report|think|feel|answered)(?: [\\w',-]+){0,12}? ${HAPPY}(?: [\\w',-]+){0,4}? (?:we|us|our [a-z]+|here|anywhere else|somewhere else|elsewhere)`,
    `${OF_CLIENTS}(?: [a-z]+){0,3}? (?:say|tell us|told us|agree|report|think|feel|answered)(?: [\\w',-]+){0,8}? (?:we|us|our [a-z]+|here)(?: [\\w',-]+){0,6}? ${HAPPY}`,
    // '99% rated us excellent'
    `${OF_CLIENTS}(?: [a-z]+){0,2}? (?:rated?|gave|called|judged|found) (?:us|our [a-z]+|their [a-z]+ as)(?: [a-z]+)?`,
    `${OF_CLIENTS}(?: [a-z]+)? would (?:[a-z]+ )?(?:return|come (?:back|again)|do it again|choose us|book again|recommend)`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isAboutOthers(context) || isOfOthers(context),
};

/** 'A survey of the health service found that nine out of ten people would return to the same dentist.' */
const isOfOthers = ({ before, word, after }: WordContext): boolean =>
  /\b(?:health service|nhs|nationally|national|worldwide|in (?:britain|england|the uk)|researchers?|scientists?)\b/.test(
    `${before}${word}${after}`,
  );
