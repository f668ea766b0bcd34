/** The ages in a text that say who may come. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { MONTH_WORDS } from '../../../../../facts/date.ts';
import { ORDINAL_WORDS } from '../../../../../facts/number-words.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { AGE_OF_THING, BABY_AGES, DONE_FROM, END, NUMBER, ONLY_ADULTS, TEENS, YOUNGER } from './young-people.ts';

const PEOPLE =
  '(?:people|patients?|clients?|children|child|kids|everyone|anyone|anybody|visitors?|customers?|owners?|adults?|teenagers?|babies|(?:school)?(?:boys|girls)|pupils|students|men|women)';
/** Other things than years that a number can count. */
const NO_AGE = String.raw`(?![\d.,:%]*\d|[ -](?:min|hour|day|week|month|%|per ?cent|sessions?|visits?|pounds?\b|pence\b|(?:${MONTH_WORDS.join('|')})\b|(?:countr|compan|famil)ies|nations|towns|villages|schools|streets|miles|o'clock|am\b|pm\b|of\b|in (?:\d|ten|every|the (?:morning|afternoon|evening)\b))|[ap]m\b|%)`;

/** 'aged 18 and over', '18+', 'over-18s', 'under 18', 'at least 18 years old' */
const AGE =
  /\b(?:aged?|minimum age(?: is| of)?|over|under|at least|older than|younger than)[ -](?<before>\d{2})(?:s\b|(?= (?:and|or|years|are|is|can|may|only)|[.,;:)!?](?!\d)|$))|(?<![\d£.,])(?<!\b(?:up to|until|till|under|below|before) (?:the age of )?)(?<after>\d{2})(?:\+|s? (?:and|or|years? or|years? and) (?:over|older|above|up)\b| years (?:of age|old)\b)/g;
/** Texts without any of these words are skipped quickly. */
export const HAS_AGE =
  /\d\d|\bage|teen\b|\bteen|\btwelve|\btwenty|\b(?:they|he|she|you) (?:are|is|turns?) [a-z]+(?:teen|ty|ten|[eo]n)\b|year-olds|\byoung|\bold|\b(?:be|under|below|from|over|above|of) (?!the\b|a\b)|\badults\b|birthday/;

const YOUNG_PERSON = '(?:they|you|he|she|your (?:child|son|daughter)|a child)';

/** 'children from the age of two', 'people over ten', 'eight and over': who may come, whatever the age. */
const FROM_AGE = new RegExp(
  [
    `\\b(?:from|over|above|below|under) (?:the age of |ages? |aged )(?<from>${NUMBER})\\b`,
    `\\b${PEOPLE} (?:(?:who are|that are) )?(?:from|over|above|aged|of|older than|from ages?) (?<people>${NUMBER})\\b${NO_AGE}`,
    `\\b(?:of|aged|if you are) (?<over>${NUMBER})(?= (?:and|or) (?:over|older|above|up(?:wards)?)\\b)`,
    `\\b(?:younger|older) than (?<than>${NUMBER})\\b${NO_AGE}`,
    `\\b(?:or|even|also) (?<withParent>${TEENS})(?= with (?:an?|your|their|the) (?:parent|guardian|mother|father|adult))`,
    `\\b(?:from|not before) (?:your|the|their|his|her|an?) (?<birthday>\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_WORDS}) birthday\\b`,
    `\\bfrom (?<range>${NUMBER}) to (?:a hundred|ninety|100|9\\d|8\\d|eighty)`,
    `(?<![\\w£.,])(?<olds>${NUMBER})-year-olds (?:and|or) (?:over|older|above)`,
    `\\b(?:(?:as soon as|once|from when|from the day) ${YOUNG_PERSON} (?:are|is|turns?|reach(?:es)?|ha(?:s|ve) turned)|when ${YOUNG_PERSON} (?:turns?|reach(?:es)?)) (?<once>${NUMBER})\\b${NO_AGE}`,
  ].join('|'),
  'g',
);
/** 'We also treat ten-year-olds.' They contradict only a higher limit. */
const YOUNGEST = new RegExp(
  `(?<![\\w£.,])(?<young>${NUMBER})-year-olds\\b(?! (?:and|or) (?:over|older|above))|\\byoungest (?:[\\w-]+ ){0,2}?${PEOPLE} (?:is|are|must be|can be|may be) (?<youngest>${NUMBER})\\b${NO_AGE}`,
  'g',
);
export const MAY_COME =
  /\b(?:(?:glad|happy|pleased|delighted) to (?:see|treat|welcome|take|accept|help)|we (?:can |also |only |happily |do not |don't |cannot |never )*(?:see|treat|test|accept|welcome|take|look after|care for|vaccinate|examine|check|help|work with|fit|scan|teach)|we (?:can |also |only |happily )?\w+ (?:after )?(?:children|teenagers|babies|people|patients|clients|anyone|anybody|everyone|adults|dogs|cats|pets|puppies)|our (?:youngest|patients|clients|classes|clinic)|welcome|open to|(?:appointments?|treatments?|tests?|visits?|places?) (?:are|is) |(?:are|is) (?:possible|available|offered)|for (?:people|adults|children|anyone|anybody|everyone|everybody|patients|clients|teenagers|young people)\b|(?:may|can) (?:come|book|register|join|sign|consent|be (?:seen|treated|fitted|tested|examined|scanned|vaccinated)|have)|are (?:seen|treated|accepted|welcome|in (?:good|safe) hands))\b/;
/** Limits that say so: 'you must be 16 to', 'the minimum age is', 'nobody under 18 is treated', 'from 14 years of age' */
const STATED_LIMIT = new RegExp(
  [
    `\\b(?:you|${PEOPLE}|mothers|fathers|mums|dads|who) (?:\\w+ )?(?:must|has to|have to|needs? to) be (?:at least |over |aged )?(?<mustBe>${NUMBER})(?= (?:to|for|before|years|or|and)\\b|[.,;)!]|$)`,
    `\\b(?:minimum|youngest|lowest|lower) age(?: limit)?(?: (?:at|for|in|of|with) (?:\\w+ ){1,3}is| is| of|:)? (?<minimum>${NUMBER})\\b`,
    `\\b(?:nobody|no one|no ${PEOPLE}|not .{0,20}(?:anyone|anybody|${PEOPLE})) (?:under|below|younger than)(?: the age of)? (?<under>${NUMBER})\\b${NO_AGE}`,
    `(?:^|[ ,;])(?<isOur>${NUMBER}) is (?:our|the) (?:minimum|youngest|lowest) age\\b`,
    // 'From nine you can ring us' is a time of day.
    `(?:^|[.,;:] ?)from (?<alone>1[3-9]|2\\d|[a-z]+teen|twenty(?:-\\w+)?)(?=,? (?:you|they|people|young people) (?:can|may) (?:come|book|join|have|be (?:seen|treated))\\b)`,
    `\\bfrom (?<up>${NUMBER})(?= (?:can|may|upwards|years of age|years old|years upwards|years on\\b))`,
  ].join('|'),
  'g',
);

/** 'Can teenagers come?', 'How old must I be?' */
const ASKS_AGE =
  /^(?:can|may|could|do|will|am|are|is|from|at|how|what)\b.*\b(?:child(?:ren)?|teen\w*|young(?:er|est)?|kids?|son|daughter|bab(?:y|ies)|age|old|adults?|minors|under[ -](?:\d\d|[a-z]+teens?)|at (?:1\d|[a-z]+teen)|(?:everybody|everyone|anybody|anyone) (?:come|welcome))\b/;
/** 'Yes, from 14.', 'From 14, yes.' */
const ANSWER = new RegExp(
  `^\\W*(?:yes|no|not|only)\\b[^.;]*?\\bfrom (?<answer>${TEENS})\\b(?! to\\b)${NO_AGE}|^\\W*from (?<first>${TEENS}), (?:yes|of course|certainly)\\b`,
  'g',
);

/** 'May I bring my son? Yes, from six.', 'Do you treat apprentices? From fourteen, if …'; 'from 14' may be a time of day. */
const FRAGMENT = new RegExp(`^\\W*(?:yes,? )?from (?<start>${NUMBER})${END}`, 'g');
const ASKS_WHOM = /^(?:do|will|can|would) you (?:also )?(?:see|treat|examine|take|accept|teach|help|test|look after)\b/;

/** 'How old must I be? Sixteen.', 'Am I old enough? Eighteen and over.' */
const ONLY_AGE =
  /^\W*(?:(?:you must be|from|at least|only from|over) )?(?<only>1[2-9]|2\d|[a-z]+teen|twelve|twenty(?:-one)?)(?= ?(?:[,.;:!]|$)| (?:and|or) (?:over|older|above|up)| years| (?:will do|is (?:old )?enough|is fine)\b)/g;
/** 'From what age do you operate? We do knees from sixteen.' */
const OWN_FROM = new RegExp(`^[^.;?!]*?\\bfrom (?<own>${TEENS})\\b(?! to\\b)${NO_AGE}`, 'g');
const ASKS_OWN_AGE =
  /^(?:how (?:old|young)|(?:from )?(?:what|which) age|am i (?:too young|old enough)|is there an? (?:\w+ )?age|what is the (?:\w+ )?age)\b/;
/** 'How old is the house?' */
const OTHER_AGE = /^how old (?:is|are) (?!(?:the youngest|your youngest|old enough)\b)/;

/** Words beside which 'from 14' can be a time of day. */
const HOURS =
  /days?\b|\b(?:weekends?|lunch|after|mornings?|afternoons?|evenings?|open\w*|hours?|o'clock|times?|surgery|until|till)\b/;

/** 'In our group for children aged five to eight': one of several services, with limits of its own. */
const GROUP = /\b(?:groups?|workshops?|clubs?|camps?)\b/;

/** Limits that the law or somebody else sets, and ages at which parents have to agree. */
const OTHER_LIMITS = /\b(?:by law|the law|legal(?:ly)?|illegal|offence|licen[cs]ed?|nhs|act of|charity)\b/;

/** 'Please do not bring children under 12': those who come with clients, and are no clients themselves. */
const COMPANIONS =
  /\b(?:bring(?:ing)?|leave|look after|supervise|come with|accompan\w+) (?:(?:your|any|other|small|young|own|the) )*(?:children|kids|toddlers|siblings|brothers|sisters|sons?|daughters?)\b|\bwaiting room\b/;

/** 'Facials from twelve, with a grown-up': who may come */
const WITH_ADULT = /\bwith (?:an?|their|your) (?:parent|guardian|grown-up|adult|mother|father)\b/;

/** 'under 16, over 60, or with diabetes': groups of people who are entitled to something, not who may come. */
const isGroups = (sentence: string): boolean => /\bunder[ -]\d\d\b.*\bover[ -]\d\d\b/.test(sentence);

/**
 * Returns the ages in a text that say who may come. `hasOwnAge` returns true for a subject with an age of its own, of which
 * a sentence says it in fewer words: 'Laser from sixteen.'
 */
export function agesIn(
  { normal: { text } }: PublicText,
  subjectAt: (at: number) => Subject,
  hasOwnAge: (subject: Subject) => boolean,
): readonly RegExpExecArray[] {
  const found = (
    pattern: RegExp,
    fits: (sentence: string, question: string, subject: Subject) => boolean = () => true,
  ) =>
    matchesOf(pattern, text).filter(({ index }) => {
      const subject = subjectAt(index);
      const { sentence, question } = subject;
      return !OTHER_LIMITS.test(sentence) && !COMPANIONS.test(sentence) && fits(sentence, question, subject);
    });
  const asks = (question: string) => ASKS_AGE.test(question) && !OTHER_LIMITS.test(question);
  const asksOwn = (question: string) =>
    ASKS_OWN_AGE.test(question) && !OTHER_AGE.test(question) && !OTHER_LIMITS.test(question);
  const asksFrom = (question: string, answer: string) =>
    !HOURS.test(`${question} ${answer}`) && (asks(question) || (ASKS_WHOM.test(question) && !/\d/.test(answer)));
  const mayCome = (sentence: string, question: string) => MAY_COME.test(sentence) || asks(question);
  const mayComeOrOwn = (sentence: string, question: string, subject: Subject) =>
    mayCome(sentence, question) || hasOwnAge(subject);
  const all = [
    ...found(YOUNGER),
    ...found(AGE, (sentence) => !isGroups(sentence)),
    ...found(STATED_LIMIT),
    ...found(DONE_FROM, (sentence) => !HOURS.test(sentence) && !GROUP.test(sentence)),
    ...found(FROM_AGE, (sentence, ...rest) => mayComeOrOwn(sentence, ...rest) && !GROUP.test(sentence)),
    ...found(ANSWER, (_, question) => asks(question)),
    ...found(FRAGMENT, (sentence, question) => asksFrom(question, sentence)),
    ...found(ONLY_AGE, (_, question) => asksOwn(question)),
    ...found(OWN_FROM, (sentence, question) => asksOwn(question) || asksFrom(question, sentence)),
    ...found(YOUNGEST, mayComeOrOwn),
    ...found(BABY_AGES, mayCome),
    ...found(AGE_OF_THING, (sentence, _question, subject) => WITH_ADULT.test(sentence) || hasOwnAge(subject)),
    ...found(ONLY_ADULTS),
  ];
  // Several patterns can find one age.
  return all.filter((one, index) => !all.slice(0, index).some((other) => overlaps(one, other)));
}

const overlaps = (a: RegExpExecArray, b: RegExpExecArray): boolean =>
  a.index < b.index + b[0].length && b.index < a.index + a[0].length;
