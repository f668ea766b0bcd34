import { normalise } from '../../../../facts/normalise.ts';
import { A_NUMBER } from '../../../../facts/number-words.ts';
import type { Span } from '../../public-texts/index.ts';
import { isDenied, isReported } from '../lexicon/lexicon.ts';
import type { LearnedRule } from './model.ts';

/** The most usual words of a rule's claims. A sentence with one of them is reported at a lower score. */
interface UsualWords {
  readonly words: RegExp;
  /** How far below the threshold the score may be. */
  readonly mostBelow: number;
  /** Returns true if the words have another sense after these: 'Loss from noise is permanent'. */
  readonly harmless?: (before: string) => boolean;
}

/** What an illness does without treatment. */
const ILLNESS =
  /\b(?:loss(?:es)?|lost|damag\w+|diseases?|illness(?:es)?|conditions?|disorders?|infections?|injur(?:y|ies)|decay|erosion|glaucoma|cataracts?|cancers?|tumou?rs?|\w{3,}(?:itis|osis|opathy|algia))\b/i;
/** Words for what ends it. */
const TREATED =
  /\b(?:treat\w*|therap\w+|remov\w+|cur(?:e|es|ed|ing)|heal\w*|revers\w+|stop\w*|ends?|ended|gone|fix\w*|reliev\w+|repair\w*|restor\w+|surger\w+|operations?|we|our)\b/i;

/** What can be used for a time: 'Gift vouchers last a year' */
const OF_PURCHASE =
  /\b(?:vouchers?|gift (?:cards?|certificates?)|tickets?|memberships?|passes|credits?|packs?|batter(?:y|ies)|charges?|warrant(?:y|ies)|guarantees?|offers?|prices?|courses?|programmes?|terms?|blocks?|packages?|rights?) (?:(?!(?:that|which|whose|results?|effects?|relief|benefits?|you|gives?)\b)[a-z]+ ){0,6}$/;

const isOfIllness = (before: string): boolean => ILLNESS.test(before) && !TREATED.test(before);

/** Verbs that claim the end of a problem. A dentist removes plaque, so a verb counts only with one of the problems below. */
const ENDS =
  '(?:cures?|heals?|clears?(?: up)?|removes?|eliminates?|erases?|reverses?|kills?|destroys?|banish(?:es)?|melts?(?: away)?|gets? rid of|fix(?:es)?|stops?|beats?|smooths? (?:away|out)|wipes? out|(?:say|wave) goodbye to)';
const PROBLEM =
  "(?:wrinkles?|(?:fine )?lines|crow[’']s feet|cellulite|scars?|scarring|acne|blemishes|pigmentation|redness|rosacea|eczema|psoriasis|dark circles|(?:stubborn |belly |body )?fat|double chin|hair loss|fungus|snoring|(?:[a-z]+ )?pain|headaches?|migraines?|sciatica|arthritis|tinnitus|anxiety|stress|depression|insomnia|phobias?|cravings?|stiffness|inflammation|incontinence|grinding|(?:signs of )?age?ing)";

const USUAL: Readonly<Partial<Record<LearnedRule, UsualWords>>> = {
  // Results that last have hardly another sense; 'permanent' has many.
  'claim/effect': {
    mostBelow: 1.1,
    harmless: (before) => OF_PURCHASE.test(before),
    words: wholeWords(
      // 'removes wrinkles', 'get rid of your cellulite'
      `${ENDS}(?: (?:your|the|all|even|deep|most|chronic|heel|back|neck|knee))* ${PROBLEM}`,
      // 'lasts up to six months', but not 'in the last six months'
      `(?<!\\b(?:the|these|those|our|her|his) )last(?:s|ed|ing)?(?: for)?(?: up to| about| at least| more than)? ${A_NUMBER}[\\w–-]* ?(?:hour|day|week|month|year)s?`,
      '(?:long[ -])?lasting (?:results?|effects?|relief|change)',
      '(?:visible|instant|immediate|visibly better|noticeable) (?:results?|effects?|relief|improvements?)',
      // 'a success rate of 98%', 'proven to stop'
      `success rates? (?:of|is|are|was) (?:about |around |over |more than |up to )?${A_NUMBER}`,
      '(?:clinically|scientifically|medically)[ -]proven',
      '(?:is|are|has been|have been) proven to',
      // 'you look a decade younger'
      'look(?:s|ing)? (?:at least |about )?(?:(?:a|one) decade|decades) younger',
      // 'younger after three sessions'
      `(?:better|less|fewer|gone|(?<!\\b(?:is|are|be|for|it|them) )free|[a-z]{3,}er) (?:within|after|in)(?: just| only)? ${A_NUMBER} (?:hour|day|week|month|session|visit|treatment)s?`,
    ),
  },
  'claim/guarantee': {
    mostBelow: 0.4,
    harmless: isOfIllness,
    words: wholeWords(
      'guarante\\w+',
      'cures?(?! (?:some|many|most|a few)\\b)',
      'pain(?:less(?:ly)?|[ -]free)',
      'permanent(?:ly)?',
      'risk[ -]free',
      '(?:100 ?%|completely|totally|absolutely|perfectly) safe',
      '(?:100 ?%|complete|total|full) protection',
      'in every (?:single )?case',
      '(?:no|without)(?: any)? (?:risks?|side effects?|pain)',
      'for ever',
      'forever',
      'once and for all',
      'miracles?',
      // 'You get your money back or another date' is no promise of a result.
      'money[ -]back(?= (?:guarantee|promise|if|unless|when))|or (?:you )?(?:get |have )?your money[ -]back',
      '(?:works?|results?|satisfi\\w+|satisfaction|happy|pleased|better|differences?|improve\\w*|pain)\\b[^.;]*\\bmoney[ -]back',
    ),
  },
  'claim/pressure': {
    mostBelow: 0.4,
    words: wholeWords(
      'hurry',
      'today only',
      'only today',
      'act (?:now|fast)',
      'limited[ -]time(?: only)?',
      'last chance',
      'black friday',
      'cyber monday',
      'flash sale',
      'no downtime',
      // 'a lunchtime peel', 'back at your desk after your lunch break', but not 'closed for a lunch break'
      'lunch[ -]?(?:time|break|hour) (?:treatments?|procedures?|fix|facelifts?|facials?|peels?|jabs?|sessions?|appointments?)',
      '(?:in|during|over|on|within|after) (?:your|a|one) (?:\\w+ )?lunch[ -]?(?:time|break|hour)',
      'while (?:stocks|places|slots) last',
      "don[’']t (?:miss|wait|delay)",
      '(?:two|2)[ -]for[ -](?:one|1|the price of one)',
      'buy one',
      // 'Book today and we add a facial'
      '(?:book|ring|call|sign up|join|reserve) (?:today|now|tonight|this week),? and (?:we|you|get|receive|save|pay|have|enjoy)',
    ),
  },
};

/** Makes one pattern that finds whole words. */
function wholeWords(...patterns: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join('|')})(?!\\w)`, 'i');
}

/** Where a sentence has a usual word of a claim. */
export interface UsualWord extends Span, Pick<UsualWords, 'mostBelow'> {
  /** True if the sentence denies it, or reports it of others: 'results cannot be guaranteed'. */
  readonly isDenied: boolean;
}

/** Returns where a sentence has one of the most usual words of a claim; `undefined` if it has none. */
export function usualWordIn(sentence: string, rule: LearnedRule): UsualWord | undefined {
  const usual = USUAL[rule];
  const match = usual?.words.exec(sentence);
  if (!usual || !match) return undefined;
  const before = normalise(sentence.slice(0, match.index)).text;
  if (usual.harmless?.(before)) return undefined;
  return {
    at: match.index,
    length: match[0].length,
    mostBelow: usual.mostBelow,
    isDenied: isDenied({ before }) || isReported({ before }),
  };
}
