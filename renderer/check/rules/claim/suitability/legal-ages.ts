/** Offers of treatments to people who are too young for them by law: 'Lip filler from sixteen, if a parent signs'. */
import { WEEKDAY_WORDS } from '../../../../facts/hours.ts';
import { joinedSpan, type SentenceSpan, sentencesIn } from '../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';

/** A treatment that nobody below the age of 18 may have for their looks, whoever agrees. */
interface Adults {
  readonly treatment: string;
  readonly words: RegExp;
  readonly law: string;
}

const ADULTS: readonly Adults[] = [
  {
    treatment: 'filler or botulinum toxin',
    words:
      /\bfillers?\b(?! (?:words?|sounds?)\b)|\b(?:lip|cheek) (?:augmentation|enhancement)s?\b|\bbotulin\w*|\bbotox\b|\banti-?wrinkle (?:injection|treatment)s?\b/,
    law: 'Botulinum Toxin and Cosmetic Fillers (Children) Act 2021, for England',
  },
  {
    treatment: 'tooth whitening',
    // Products with up to 0.1 % of hydrogen peroxide, such as toothpastes, are for all ages (https://standards.gdc-uk.org/pages/principle1/faq.aspx).
    words:
      /(?<!\bskin[ -])\bwhiten(?:s|ed|ing)?\b(?! (?:toothpaste|mouthwash|rinse))|\bwhiter (?:teeth|smiles?)\b|\bbleach\w* (?:[a-z]+ )?teeth\b/,
    law: 'Regulation (EC) 1223/2009 as it applies in Great Britain, Annex III, entry 12',
  },
  {
    treatment: 'a sunbed',
    words: /\bsun ?beds?\b|\btanning (?:beds?|booths?)\b/,
    law: 'Sunbeds (Regulation) Act 2010',
  },
  {
    treatment: 'a tattoo',
    words: /^(?!.*\b(?:remov|fad|laser))(?:.*\btattoo(?:s|ed|ing)?\b|.*\bpermanent make-?up\b)/,
    law: 'Tattooing of Minors Act 1969',
  },
];

const YEARS = '(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** Not 'from sixteen minutes past nine', 'from 16 pounds' or 'at 16.30'. */
const IS_AGE =
  "(?=\\W*$|[.,;:!?)](?!\\d)| (?:with|if|and|or|years? (?:old|of age)|onwards?|upwards?|up|provided|can|may|is|are|isn't|you|they|have)\\b)";
const AGE = new RegExp(
  [
    `\\b(?:from|aged?|over|above) (?:the age of |age |aged )?${YEARS}${IS_AGE}`,
    `\\bat (?:the age of ${YEARS}|[a-z]+teen)${IS_AGE}`,
    // 'At 16, your daughter can have …', but not 'at 16, we close'
    `\\bat 1[3-7](?=,? (?:(?:your|a|the) (?:son|daughter|child|teenager|girl|boy)|she|he|girls|boys|teenagers)\\b)`,
    `\\b(?:teenagers?|people|girls|boys|anyone|anybody|everyone|everybody|clients|patients|children|pupils) of ${YEARS}${IS_AGE}`,
    `\\b(?:you|she|he|they|daughter|son) (?:are|is|turns?) (?:only |just )?${YEARS}${IS_AGE}`,
    `^${YEARS}(?=\\?| is (?:not |n't )?(?:too young|old enough|fine))`,
    `(?<![\\w£.,])${YEARS}(?:-year-olds?\\b|\\+| (?:and|or) (?:over|above|older|up)\\b)`,
    '\\bover[ -]1[3-7]s\\b',
    // 'A sixteenth birthday present', but not 'our sixteenth birthday', which is that of the clinic
    `(?<!\\b(?:our|its|(?:clinic|salon|practice|studio|company|business|firm|team)'s) )\\b(?:1[3-7]th|(?:thir|four|fif|six|seven)teenth) birthdays?\\b`,
    '\\bsweet (?:16|sixteen)\\b',
    // 'Lips for the school prom'
    "\\b(?:for|before|in time for|at) (?:(?:the|your|her|his|their|a|school|leavers'|year (?:11|eleven)) )*(?:prom|proms(?<!\\bthe proms))\\b",
  ].join('|'),
);
const YOUNG =
  /\b(?:teens|teenagers?|sixth[ -]formers?|school[ -](?:leavers?|girls?|boys?|children)|under-?18s|proms?)\b/;
/** 'Sixth-formers welcome if Mum signs', but not 'a whitening gel that teenagers ask about' */
const ALLOWED =
  /\b(?:welcome|too|as well|also|ready|discount|(?:can|may) (?:have|come|book|get|be)|if (?:a |your |their )?(?:mum|dad|parents?|mother|father)|with (?:a |your |their )?(?:mum|dad|parent|mother|father)(?:'s)?)\b/;
/**
 * 'Nobody of sixteen can have it', 'by law', 'wait until you are eighteen', 'I had it at sixteen'. The laws allow each treatment
 * for medical reasons.
 */
const DENIED =
  /\b(?:no|not|nobody|none|never|cannot|neither|nor|(?:for|only) adults|adults only|wait|too (?:young|early)|law|legal\w*|illegal|unlawful|offence|act|used|had|was|were|risks?|cancers?|medical\w*|diseased?|injur\w+|accidents?|dead|eighteen\w*|(?:teens|teenagers|girls|boys|pupils|parents|mothers|people|some|many|they) (?:[a-z]+ )?ask)\b|n't\b|(?<![£\d.,])18\b/;
const ALLOWS_YOUNG = /\b(?:is|are) (?:not|never) too young\b|\b(?:is|are)n't too young\b/g;
/** 'Fillers on Tuesdays from 14.' */
const WEEKDAY = new RegExp(`\\b${WEEKDAY_WORDS}s?\\b`);

/** Reports sentences of the clinic that offer such a treatment to people under 18. */
export const underageOffers = ({ publicTexts, lookups }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts)
    .filter(
      ({ normal: { text } }) => isForYoung(text) && !text.endsWith('?') && !DENIED.test(text.replace(ALLOWS_YOUNG, '')),
    )
    // 'My son is sixteen.' 'Not yet, I am afraid.'
    .filter((text) => !lookups.isDeniedByAnswer(text))
    .flatMap((text) =>
      windowsOf(text)
        .flatMap((window) => {
          const found = AGE.exec(window.text) ?? (ALLOWED.test(window.text) ? YOUNG.exec(window.text) : null);
          const adults = found === null || WEEKDAY.test(window.text) ? undefined : adultsOf(text, window, lookups);
          if (found === null || adults === undefined) return [];
          const span = text.normal.original(window.start + found.index, found[0].length);
          return findingAt(
            { text, span },
            `“${wordsAt({ text, span })}” offers ${adults.treatment} to people under 18, which the law forbids.`,
            `Offer it only to people aged 18 and over (${adults.law}).`,
          );
        })
        // 'Prom in July? Sixteen is not too young'
        .slice(0, 1),
    );

const isForYoung = (text: string): boolean => /\b1[3-7]|teen(?:th)?\b/.test(text) || YOUNG.test(text);

/** The sentences of a text, each question with the sentence that follows: 'Seventeen? You can have lip filler if …'. */
const windowsOf = ({ normal: { text } }: PublicText): readonly SentenceSpan[] =>
  sentencesIn(text).map((sentence, index, all) => {
    const next = all[index + 1];
    return next && sentence.text.endsWith('?') ? joinedSpan(text, sentence, next) : sentence;
  });

/** The treatment of a sentence: one that it names; if it names no other, that of its question, its entry or its page. */
function adultsOf(text: PublicText, window: SentenceSpan, lookups: RuleInput['lookups']): Adults | undefined {
  const { named, owner, treated, question } = lookups.subjectAt(text, window.start);
  const around = [question, ...[owner, treated].map((item) => item?.names.join(' ').toLowerCase() ?? '')];
  return ADULTS.find(
    ({ words }) =>
      named.every(({ names }) => names.some((name) => words.test(name.toLowerCase()))) &&
      [window.text, ...(named.length > 0 ? [] : around)].some((one) => words.test(one)),
  );
}
