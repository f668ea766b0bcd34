/** Numbers of people in sentences that count all of the clinic, or all of one profession: 'a team of seven', 'our three vets'. */
import { literal, matchesOf } from '../../../../../core/pattern.ts';
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { sentenceSpanAt } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { isVisitorsQuestion } from '../../../public-texts/index.ts';

const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS})`;
/** Everybody who works at the clinic. */
export const WHOLE_TEAM = new RegExp(
  [
    `(?<!\\bfor )\\b(?:a|the|our|small|whole|entire) team of (?<team>${NUMBER})(?= ?[.,;:!]| (?:people|professionals|who|that|has|have|is|are|looks?|works?|sees?|treats?|cares?|in|at|here|and)\\b| ?$)`,
    `(?:(?:^|[.,;:!?]) ?all|(?<!\\bin the (?:room|theatre),? )\\bthere are) (?<us>${NUMBER}) of us\\b`,
    `(?:^ ?|[.!?] )(?<here>${NUMBER}) (?:of us|people) work (?:here|at the ${CLINIC_NOUN})\\b`,
    `(?:^ ?|[.!?] )the (?<theUs>${NUMBER}) of us\\b`,
    // 'Seven of us, all in one house.', but not 'Two of us, Ada and Ben, …'
    `(?:^ ?|[.!?] )(?<ofUs>${NUMBER}) of us(?=\\.|,? (?:all|in all|altogether)\\b)`,
  ].join('|'),
  'g',
);
const PROFESSION =
  '[a-z]+(?:ists|ors|ers|ans|paths)|(?:consult|assist|attend)ants|vets|physios|nurses|midwives|coaches';
const IS_PROFESSION = new RegExp(`^(?:${PROFESSION})$`);
/**
 * Several people with one profession: 'three optometrists', 'two dental hygienists', 'all four of our vets', 'both our vets'.
 *
 * @param titles What the titles of the clinic call its people, such as “surgeon” and “gp”.
 */
export const professionsOf = (titles: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\w£-])(?:(?<count>${NUMBER})(?<ofAll>(?<=\\ball ${NUMBER}) of (?:our|your))?|(?<both>both)(?: of)? (?:our|your)) (?:(?<kind>\\w+) )??(?<noun>${nounsOf(titles)})\\b`,
    'g',
  );

/** Returns a pattern of a single noun that is a profession. */
export const professionOf = (titles: readonly string[]): RegExp => new RegExp(`^(?:${nounsOf(titles)})$`);

const nounsOf = (titles: readonly string[]): string =>
  [PROFESSION, ...titles.map((title) => `${literal(title)}s`)].join('|');
/** Words before a number that counts everybody: 'our', 'we have', 'among them', or those of a list, 'a doctor, two nurses and'. */
const OURS_BEFORE = new RegExp(
  `(?:^ ?|\\b(?:our|we (?:have|employ|are)|among (?:them|us)|team of|choose (?:between|from)) )$|\\b(?:${CLINIC_NOUN}|team)\\b[^.:]*: $|^ ?(?:an?|our|this) (?:[\\w'-]+ ){0,3}?${CLINIC_NOUN}\\b[^.;:]*, where $|^ ?with $|^(?:.*\\b(?:our|we have|we are)| ?(?:an?|${NUMBER})) [^;:]*(?:,|\\band) $`,
);
/** The same in the question of a visitor, whose “we” and “us” are the visitors: 'Which of your two vets …?', 'There are six of us.' */
const YOURS_BEFORE = /\b(?:your|you (?:have|employ)) $/;
/** At that time, they can be some of several. */
const ON_DAYS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:most|some|many) days|weekends?|weekdays?|mornings?|afternoons?|evenings?|today)\b/;
/** Some of them: in another place, or beside those whom the sentence names. */
const PART =
  /\b(?:other|others|more|another|new|next|trainees?|students?|training|used to|were|was|when|until|before|will (?:be|have)|at a time|per|(?:every|each)(?! (?:single )?(?:one )?of))\b/;
/** One of a list: in 'Four nurses, a visiting doctor and a cook', the doctor does not make the nurses visitors or others. */
const ITEM = /^(?:(?! and )[^,;:])*/;

/** 'Two vets qualified in York' may be two of three, but 'Two vets and a nurse' or 'Two vets work here' are all. */
const SOME_AFTER = /^(?! ?(?:[,.;:!?]|$)| (?:and|or|with|under|work|look after|see|treat|care|share|are here)\b)/;

/** 'Five nurses and receptionists': both together. */
const WITH_OTHERS = new RegExp(`^ (?:and|or) (?!${NUMBER} )(?:[a-z]+ )?(?:${PROFESSION})\\b`);

export interface StatedCount {
  readonly publicText: PublicText;
  readonly at: number;
  readonly text: string;
  readonly count: number;
  /** What they are called; '' for the whole team. */
  readonly noun: string;
  /** The word between both: 'dental' in 'two dental hygienists'. */
  readonly kind: string;
  readonly sentence: string;
  /** Whether they may be some of several: 'Two vets qualified in York.' */
  readonly maySome: boolean;
}

export const peopleIn = (pattern: RegExp, publicText: PublicText): readonly StatedCount[] =>
  matchesOf(pattern, publicText.normal.text).flatMap(({ index, 0: whole, groups = {} }) => {
    const { team, us, here, ofUs, theUs, ofAll, both, count: some, noun = '', kind = '' } = groups;
    const text = team ?? us ?? here ?? ofUs ?? theUs ?? both ?? some ?? '';
    const at = index + whole.indexOf(text);
    const count = both === undefined ? writtenNumber(text) : PAIR;
    const { text: sentence, start } = sentenceSpanAt(publicText.normal.text, at);
    const before = sentence.slice(0, at - start);
    const isQuestion = isVisitorsQuestion(publicText);
    const isAllNamed = isQuestion ? YOURS_BEFORE.test(before) : noun === '' || OURS_BEFORE.test(before);
    const isAll = isAllNamed || both !== undefined || ofAll === (isQuestion ? ' of your' : ' of our');
    const item = ITEM.exec(sentence.slice(at - start))?.[0] ?? '';
    const isOthers = /\bvisiting\b/.test(item) || isAboutOthers(`${before}${item}`);
    const after = sentence.slice(at - start + whole.length - whole.indexOf(text));
    const isSum = noun !== '' && WITH_OTHERS.test(after);
    const isPart = !isAll || isOthers || isSum || PART.test(sentence);
    if (count === undefined || count === 0 || isPart) return [];
    // 'The two of us who opened the clinic' may be two of five.
    const maySome = theUs !== undefined || (some !== undefined && before.trim() === '' && SOME_AFTER.test(after));
    // 'Two cooks for the price of one', 'Three surgeons wrote a book': other titles are often those of other people.
    if (maySome && noun !== '' && !IS_PROFESSION.test(noun)) return [];
    return [{ publicText, at, text, count, noun, kind, sentence, maySome: maySome || ON_DAYS.test(sentence) }];
  });
const PAIR = 2;
