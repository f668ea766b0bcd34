/** Answers that are a number: how many people work at the clinic, or how many fit into a group. */
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { NUMBER_WORDS } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { type Answered, answersIn } from '../../../about/questions.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ownOrClinics } from '../stated-figures.ts';
import { countFigures } from './count-figures.ts';
import { statesSize } from './count-meaning.ts';
import type { StatedCount } from './counted-people.ts';

const LEAD_IN =
  '(?:there (?:are|is room for)|we (?:have|are|take)|only|just|at present|at the moment|currently|now|up to|at most|no more than|never more than|a maximum of),? ';
/** Not 'three or four', and not 'two on most days'. */
const END =
  '[.;:!]|,(?! (?:or|on|if|sometimes)\\b)|$| (?:of (?:us|them)|altogether|in all|at (?:the )?most|at a time|at the moment|at present)\\b';
const ANSWER = new RegExp(
  `^\\W*(?:${LEAD_IN})*(?<text>\\d{1,2}|(?:half )?a dozen|${NUMBER_WORDS}(?: dozen)?)(?=${END})`,
);

interface AnsweredCount {
  readonly at: number;
  readonly text: string;
  readonly count: number;
}

/** Returns `undefined` if an answer does not begin with a number, or if that may not be the whole number. */
export function answeredCount(answer: string): AnsweredCount | undefined {
  const { 0: words = '', groups: { text = '' } = {} } = ANSWER.exec(answer) ?? {};
  const count = countsIn(text)[0]?.count;
  return count === undefined || count === 0 ? undefined : { at: words.length - text.length, text, count };
}

// Answers that are a number of people: 'How many physiotherapists are there? Three, so you never wait long.'

const HERE = `(?:(?:currently )?work (?:here|there|for you|with you|at the ${CLINIC_NOUN})|are (?:there|you|here)|do you (?:have|employ)|have you(?: got)?)`;
const ASKS_TEAM = new RegExp(`\\bhow many (?:people|staff|of you|colleagues|are you\\b)(?: (?:are )?${HERE})?\\W*$`);
const ASKS_PROFESSION = new RegExp(
  `\\bhow many (?:different )?(?:(?<kind>[a-z]+) )??(?<noun>[a-z]+)(?: (?:do|can) i choose from| ${HERE})\\W*$`,
);

/** Returns the number of people at the start of an answer. `profession` matches what people of the clinic are called. */
export function askedPeopleIn(
  publicText: PublicText,
  { question, answer, at }: Answered,
  profession: RegExp,
): readonly StatedCount[] {
  const asksTeam = ASKS_TEAM.test(question);
  const { noun = '', kind = '' } = asksTeam ? {} : (ASKS_PROFESSION.exec(question)?.groups ?? {});
  const answered = asksTeam || profession.test(noun) ? answeredCount(answer) : undefined;
  if (!answered) return [];
  return [{ ...answered, at: at + answered.at, publicText, noun, kind, sentence: answer, maySome: false }];
}

// Answers that are the size of a group: 'How many people are in a class? Sixteen at most.'

const GROUP = '(?:an?|the|each|every|your|one|one of your) (?:[a-z]+ )?(?:group|class|course|workshop|evening)e?s?';
const ASKS = new RegExp(
  `\\bhow (?:big|large|small) (?:is|are) ${GROUP}\\b|\\bhow many (?:[a-z]+ )?(?:(?:are|can be|fit|sit|will be|do you take|can take part)(?: there)?) in ${GROUP}\\b|\\bhow many (?:people|others) are there in ${GROUP}\\b`,
);

/** Reports the number at the start of such an answer if the figures of the site state another size. */
export function askedPlacesFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const all = countFigures(site).filter(statesSize);
  if (all.length === 0) return [];
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    answersIn(publicText, lookups.questionOf(publicText)).flatMap(({ question, answer, at }) => {
      const answered = ASKS.test(question) ? answeredCount(answer) : undefined;
      const figures = ownOrClinics(all, answered ? lookups.subjectAt(publicText, at).items : [], site);
      const [figure] = figures;
      if (!answered || !figure) return [];
      if (figures.some(({ least, most }) => answered.count >= least && answered.count <= most)) return [];
      return differsFrom(site, figure, publicText, publicText.normal.original(at + answered.at, answered.text.length));
    }),
  );
}
