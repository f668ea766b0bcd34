/** Clinics, people and treatments that are said to be better than others: 'the best dentist in Leeds', 'Nobody does it cheaper'. */
import { isInItem } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, findWordsOfAny, sentenceAround } from '../find-words.ts';
import { CHEAPER } from '../lexicon/cheaper.ts';
import { SUPERLATIVES, TREATMENT_SUPERLATIVES } from '../lexicon/superlatives.ts';
import { VERIFIABLE } from './popularity.ts';

export const superlativeFindings = (input: RuleInput): readonly RuleFinding[] => [
  ...findWordsOfAny(input, [SUPERLATIVES, CHEAPER]).map((found) => findingAt(found, messageFor(found), helpFor(found))),
  ...findWords(input, TREATMENT_SUPERLATIVES)
    .filter(({ text }) => isInItem(text))
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” claims that the treatment is better than others.`,
        'Write what the treatment does, and quote a figure with its evidence.',
      ),
    ),
];

const messageFor = ({ words }: FoundWords): string =>
  /specialists?$/i.test(words)
    ? `“${words}” claims a rank that only a register can grant.`
    : /consultants?$/i.test(words)
      ? `“${words}” claims a post in a hospital, and nothing proves it.`
      : `“${words}” claims to be better than others.`;

function helpFor(found: FoundWords): string {
  const { words } = found;
  if (PRICE.test(words)) return 'State your price instead, or whose prices you compared it with, and when.';
  if (RANKING.test(words))
    return 'Name who decided this, when, and where visitors can read it; otherwise leave it out.';
  if (DEVICE.test(sentenceAround(found).sentence))
    return 'Write what the device does and for whom it is used, without comparing it.';
  return VERIFIABLE;
}

/** What has no training and no number in a register */
const DEVICE =
  /\b(?:lasers?|scanners?|machines?|devices?|cameras?|equipment|ultrasound|microscopes?|technology|software|apps?)\b/i;

const PRICE =
  /\b(?:cheap\w*|prices?|pricing|cost\w*|less|twice|double|charge[sd]?|half of|undercuts?|inexpensive|affordable|low(?:er|est)|value)\b/i;
const RANKING =
  /\b(?:number one|no\.? ?1|rated|ranked|voted|top[ -]\d+|award[ -]winning|awards|of the (?:year|season|decade))\b|#1/i;
