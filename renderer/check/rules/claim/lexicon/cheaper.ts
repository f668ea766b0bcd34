/** Comparisons of prices with those of others: 'nobody in Leeds neuters cats for less', 'other clinics charge twice as much'. */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon } from './lexicon.ts';
import { AREA, NOBODY, PROVIDER } from './providers.ts';

const NOT = "(?:not|never|nowhere|cannot|[a-z]+n't|struggle to|hard[- ]pressed to)";
const PRICES = '(?:prices?|fees?|rates?|quotes?|costs?|charges?)';
const EVERYWHERE = `(?:anywhere|elsewhere|nearby|locally|${AREA}|at (?:any|most|other) (?:other )?${PROVIDER})`;
const END = '(?= *(?:[.,;:!]|$)| for (?:the same|less|it|this|that)\\b)';
const TWICE = `(?:twice|double|(?:two or )?three times|four times)(?: as much| the (?:price|fee|cost)| that| what we (?:do|charge|ask)| our [a-z]+)?`;
const MUCH_MORE = `(?:${TWICE}${END}|\\d+ ?% more than (?:we|us|our)\\b|(?:far|much|a lot|considerably|hundreds(?: of pounds)?|£\\d+) more\\b|(?:an?|one|two) (?:half|third|quarter|fifth)s? more${END}|more than (?:us|we|our)\\b|more${END})`;
const OTHERS = `(?:(?:(?:all |most |many |the |every )?other|rival|competing|most|high[- ]street|local|big) (?:[a-z-]+ )?(?:${PROVIDER})|most others|our competitors|the competition)`;

/** 'Nobody gets a lower price for haggling' is about clients. */
const OF_CLIENTS =
  '(?:pays?|gets?|receives?|is|are|should|must|has|have|waits?|comes?|feels?|needs?|leaves?|will|books?)';

export const CHEAPER: Lexicon = {
  words: anyOf(
    `${NOBODY}(?: (?!${OF_CLIENTS}\\b)[\\w'-]+){0,8}? (?:(?:for|charges?(?: you)?) less(?! than (?:an?|one|two|three|half|\\d))|(?:(?:is|are) )?cheaper|(?:more|so|as) cheaply|lower ${PRICES})`,
    `${NOT} (?:find|get|see|be offered|beat)(?: (?:an?|any))? (?:lower|cheaper|better) ${PRICES} ${EVERYWHERE}`,
    `${NOT} (?:pay|be charged) less (?:anywhere|elsewhere|nearby|locally|at (?:any|most|other) (?:other )?${PROVIDER})`,
    `${OTHERS}(?: (?:in|near|around) (?:(?:the|this|our) )?[a-z]+| nearby| locally)?(?: (?:will|would|often|usually|typically|can))* (?:charge|ask|cost|want|take|quote)s? (?:you )?(?:(?:almost|nearly|up to|about|easily|often|at least) )*${MUCH_MORE}`,
    `elsewhere,? (?:[a-z]+ ){1,5}(?:costs?|pay|charged?) (?:(?:almost|nearly|up to|about|easily|often|at least|you) )*${MUCH_MORE}`,
    `(?:pay|costs?|charged?) (?:you )?(?:(?:almost|nearly|up to|about|easily|often|at least) )*(?:twice|double|three times|(?:much|far|a lot) more)(?: as much| that| the price)? (?:elsewhere|anywhere else|at (?:any|most|other) (?:other )?${PROVIDER})`,
    `half (?:of )?(?:what|the prices? (?:of|at)|as much as)(?: that)? (?:most |many |the )?(?:others|other (?:[a-z-]+ )?${PROVIDER}|competition|elsewhere)`,
    `undercuts? (?:all|every|any|the|our|other|most) (?:[a-z-]+ ){0,2}(?:${PROVIDER}|competition|others|rest)`,
  ),
  /** 'If you do not find a lower price', 'you pay no less for it on a Sunday than in our other rooms' */
  harmless: (context) =>
    isQuestion(context) ||
    isAboutOthers(context) ||
    (!STARTS_WITH_NOT.test(context.word) && isDenied(context)) ||
    /\b(?:if|whether|unless)\b[^,]*$|\b(?:may|might|could|sometimes|parking|petrol)\b/.test(
      `${context.before}${context.word}`,
    ) ||
    / than (?:at|in|on|from) (?:our|the)\b/.test(context.after),
};

const STARTS_WITH_NOT = /^(?:no|not|nobody|nowhere|never|few|cannot|[a-z]+n't|struggle|hard)\b/;
