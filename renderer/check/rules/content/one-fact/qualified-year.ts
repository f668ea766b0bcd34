/** The year in which a person qualified, beside those of the qualifications: 'She qualified in 2003.' */
import type { Site } from '../../../../config/site.ts';
import { matchesOf } from '../../../../core/pattern.ts';
import type { Prose } from '../../../../facts/prose.ts';
import { YEAR, yearOf } from '../../../../facts/written-year.ts';
import { personOf } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { personBefore } from '../../claim/people/named-person.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';

/** 'She qualified in 2003', 'Vera Moss graduated from Leeds in 2003', 'Left university in two thousand and three' */
const QUALIFIED = new RegExp(
  `(?:^ ?|[.;!?] |(?<![\\p{L}'-])(?<who>[\\p{L}'-]+),? )(?:(?:first )?qualified (?:as [a-z ]+? )?(?:(?:in|at|from) [a-z]+ )?(?:in|since)|graduated (?:(?:in|at|from) [a-z]+ )?in|left university in) (?<year>${YEAR})`,
  'gu',
);
/** 'He qualified', 'who qualified', 'lives in Leeds and qualified' */
const PRONOUN = /^(?:he|she|they|and|who)$/;
/** 'A degree from Leeds in 2003': one of several, which its place tells apart */
const FROM_PLACE = new RegExp(
  `\\b(?:degree|diploma|master's|certificate|doctorate|bsc|msc|phd)\\b[a-z' ()]{0,30}? (?:from|at|in) (?<place>[a-z]+),? (?:in )?(?<year>${YEAR})`,
  'g',
);

/** Reports the year in which a person qualified, if none of the qualifications has it. */
export const qualifiedFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const { text } = publicText.normal;
    return [QUALIFIED, FROM_PLACE]
      .flatMap((pattern) => matchesOf(pattern, text))
      .flatMap((match) => judge(match, publicText, site));
  });

function judge(
  { index, 0: whole, groups: { year = '', place, who } = {} }: RegExpExecArray,
  publicText: PublicText,
  site: Pick<Site, 'people'>,
): readonly RuleFinding[] {
  const span = publicText.normal.original(index + whole.length - year.length, year.length);
  const own = personOf(publicText, site.people);
  const person = own ?? personBefore(site, publicText, span);
  if (!person || (who !== undefined && !PRONOUN.test(who) && !names(person.name, who))) return [];
  const { qualifications = [] } = person;
  const all = yearsOf(qualifications);
  const years = place === undefined ? all : yearsOf(qualifications.filter(({ source }) => names(source, place)));
  const isDegree = place !== undefined || OF_DEGREE.test(whole);
  if (years.length === 0 || years.some((degree) => fits(yearOf(year) ?? 0, degree, isDegree))) return [];
  return authoredFinding(publicText, span, {
    message: `“${year}” is not a year of the qualifications${own ? '' : ` of ${person.name}`}, of which the first is of ${all.toSorted()[0]}.`,
    help: 'Correct the year, or add what was completed in it to “qualifications”.',
    against: years.join(', '),
  });
}

/**
 * Those who graduated in 2004 may have qualified in 2005 or 2006: an optometrist, a pharmacist or a doctor is registered
 * after a year or more of supervised work.
 */
const MAX_TRAINING_YEARS = 2;
const OF_DEGREE = /\b(?:graduated|university)\b/;
const fits = (year: number, degree: number, isDegree: boolean): boolean =>
  year >= degree && year <= degree + (isDegree ? 0 : MAX_TRAINING_YEARS);

export const yearsOf = (qualifications: readonly Pick<Prose, 'source'>[]): readonly number[] =>
  qualifications.flatMap(({ source }) => (source.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));

const names = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(word);
