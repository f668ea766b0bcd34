/** What is wrong with words that press visitors: haste, few places, gifts, or a treatment that sounds like nothing. */
import { normalise } from '../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import {
  type FoundProblem,
  type FoundWords,
  findProblems,
  findWords,
  firstOfEach,
  type Problem,
  problemFinding,
} from './find-words.ts';
import { decidedBy, type FoundClaim } from './learned/index.ts';
import { COUNTDOWNS, OFFER_WORDS, SALE_DAYS } from './lexicon/countdowns.ts';
import { FRIGHTENING } from './lexicon/feelings.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { ADDRESSING_CHILDREN, BELITTLING, CROWDING, DECIDE_AT_ONCE, RACING } from './lexicon/pushing.ts';
import { SHAMING } from './lexicon/shaming.ts';

interface Kind extends Problem {
  /** The words that show it. */
  readonly pattern: RegExp;
}

const TIME = 'State what you offer and its price, and leave visitors time to decide.';

const LIGHT: Problem = {
  problem: 'makes light of a treatment',
  help: 'Say how long the treatment takes, how people feel afterwards and what can go wrong.',
};

const HASTE: Problem = { problem: 'hurries visitors', help: TIME };

const KINDS: readonly Kind[] = [
  {
    pattern:
      /\b(?:(?:places?|slots?|spaces?|appointments?|lines?|spots?|mornings?|evenings?|dates?)\b.*\b(?:left|remain\w*)|(?:left|remain\w*)\b.*\b(?:places?|slots?|spaces?|appointments?)|(?:stocks?|places|slots|spaces) (?:last|are low)|last (?:few )?(?:places?|slots?|spaces?|appointments?)|sold out)\b/i,
    problem: 'tells visitors that places run out',
    help: TIME,
  },
  {
    pattern:
      /\b(?:two for|(?:2|two)-for-|buy one|(?:pay|price) (?:for|of) (?:one|two)|bring an? (?:\w+ )?(?:friend|mate)|prize|draw|giving away|bonus|gift|complimentary)\b/i,
    problem: 'persuades visitors with a gift or a second treatment',
    help: 'State what one treatment costs, without a gift, a prize or a second treatment that depends on it.',
  },
  {
    pattern:
      /\b(?:downtime|lunch[ -]?(?:time|break|hour)|easier than|child[’']s play|(?:big|bigger) (?:deal|decision)|nothing to it|haircut|in and out|pop in|like having your nails)\b/i,
    ...LIGHT,
  },
  {
    pattern:
      /\b(?:on the (?:very )?day|at your (?:first )?(?:visit|consultation|appointment)|before you leave|there and then|then and there|on the spot)\b/i,
    problem: 'rewards those who decide at once',
    help: 'Give everybody the same price, whenever they decide.',
  },
  {
    pattern:
      /\b(?:hurry|now|today|tonight|tomorrow|before|until|by (?:noon|midnight|the end|\w+day)|within (?:\d+|\w+) (?:hours?|days?|weeks?)|ends?|wait(?:ed|ing)?|delay|any longer|last chance|last day|act fast|flash sale|deadline|put(?:ting)? (?:it|this) off)\b/i,
    ...HASTE,
  },
  {
    pattern:
      /\bif you (?:really |truly |do )?(?:loved?|cared? about|valued?|cherish(?:ed)?|adored?|want(?:ed)? the best for)\b/i,
    problem: 'plays on the feelings of visitors',
    help: 'Say what speaks for the treatment and against it, and leave visitors time to decide.',
  },
];

/** What the words of a lexicon do, whatever else they contain. */
const OF_LEXICON: readonly (readonly [Lexicon, Problem])[] = [
  [
    FRIGHTENING,
    {
      problem: 'frightens visitors',
      help: 'Say how often this happens and how people notice it in time, without a threat.',
    },
  ],
  [SHAMING, { problem: 'shames visitors', help: 'Say what you offer and whom it suits, without judging anybody.' }],
  [RACING, HASTE],
  [SALE_DAYS, HASTE],
  [CROWDING, { problem: 'presses visitors by what others do', help: TIME }],
  [DECIDE_AT_ONCE, { problem: 'pushes visitors to decide at once', help: TIME }],
  [BELITTLING, LIGHT],
  [
    ADDRESSING_CHILDREN,
    {
      problem: 'asks children to persuade their parents',
      help: 'Address the parents instead, and say what you offer and its price.',
    },
  ],
];

/** Finds words that press visitors in any clinic, and names what they do. */
export const plainPressure = (input: RuleInput): readonly FoundProblem[] => [
  ...findProblems(input, OF_LEXICON),
  ...countdowns(input).map((found) => ({ ...found, ...HASTE })),
];

/** 'Long Nights: 48 hours to go', but not 'two days to go: stop shaving the area' */
function countdowns(input: RuleInput): readonly FoundWords[] {
  const names = Object.values(input.site.offers).map(({ name }) => normalise(name.split('\n')[0] ?? '').text.trim());
  return firstOfEach(findWords(input, COUNTDOWNS), (text) => text).filter(({ text }) => isAboutOffer(text, names));
}

const isAboutOffer = (text: PublicText, names: readonly string[]): boolean =>
  configPathOf(text)[0] === 'offers' ||
  OFFER_WORDS.test(text.normal.text) ||
  names.some((name) => name !== '' && text.normal.text.includes(name));

const UNCLEAR: Problem = {
  problem: 'pressures visitors or trivialises a treatment',
  help: `Does this hurry visitors, frighten them, or make a treatment sound like nothing? Then leave it out. ${TIME} If not, word it more plainly or accept it.`,
};

/** Names what the quoted words do if they show it, and asks otherwise. */
export const pressureFinding = (found: FoundWords & Pick<FoundClaim, 'deciding'>): RuleFinding => {
  const kind = KINDS.find(({ pattern }) => pattern.test(found.words));
  return problemFinding({ ...found, ...(kind ?? { ...UNCLEAR, help: `${decidedBy(found)}${UNCLEAR.help}` }) });
};
