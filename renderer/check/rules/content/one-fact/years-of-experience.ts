/** For how long a person has had a profession, beside the years of the qualifications: 'A physiotherapist for thirty years.' */
import type { Person, Site } from '../../../../config/site.ts';
import { matchesOf } from '../../../../core/pattern.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { sentenceAt, sentenceSpanAt } from '../../../../facts/sentences.ts';
import { YEAR, yearOf } from '../../../../facts/written-year.ts';
import { personOf } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { lastNamed, personBefore, personInPrevious } from '../../claim/people/named-person.ts';
import { isDoctor } from '../../claim/suitability/clinical.ts';
import { type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';
import { yearsOf } from './qualified-year.ts';

const HEDGE = '(?:over |more than |nearly |almost |about |some )?';
const YEARS = `${HEDGE}(?<years>${SHORT_NUMBER}) (?<unit>years|decades)`;
const SINCE = `since (?<since>${YEAR})`;
const WORK =
  '(?:placing|fitting|treating|practi[sc](?:e|ing)|caring for|looking after|operating on|delivering|examining|testing)';
const TREATS =
  '\\b(?:has|have) (?:been )?(?:practi[sc](?:ed|ing)|treat(?:ed|ing)(?: (?!from\\b|for\\b|since\\b)[a-z]+){0,3})';
/**
 * 'In her thirty years as an optometrist', 'an optometrist for thirty years', 'has treated feet since 2001', 'thirty years
 * of experience', 'thirty years of placing implants', 'Practising since 1999, …', 'How long has Ann done this? For thirty years.'
 */
const PROFESSION: readonly RegExp[] = [
  new RegExp(`${YEARS} as an? (?<noun>[a-z]+)`, 'g'),
  new RegExp(`\\ban? (?:(?<kind>[a-z]+) )?(?<noun>[a-z]+) (?:for ${YEARS}|${SINCE})`, 'g'),
  new RegExp(`${TREATS} (?:for ${YEARS}|${SINCE})`, 'g'),
  new RegExp(`(?:^ ?|[.;!?] |\\b(?:has|have|with|brings|her|his|their) )${YEARS}(?: of|') experience`, 'g'),
  new RegExp(`(?:^ ?|[.;!?] |\\b(?:has|have|with|brings|her|his|their) )${YEARS} of ${WORK}`, 'g'),
  new RegExp(`(?:^ ?|[.;!?] )(?:practi[sc]ing|treating(?: [a-z]+){1,2}?) (?:for ${YEARS}|${SINCE})`, 'g'),
  new RegExp(
    `(?<=\\bhow long (?:has|have) [^?]*\\b(?:been|practi[sc]ed|treated|done) [^?]*\\? )(?:for ${YEARS}|${SINCE})`,
    'g',
  ),
];
/** Other work, and the years of several people together */
const OTHER = /\b(?:together|between (?:us|them)|before|used to|first|combined)\b/;
/** A course takes some years, and not everybody lists the first certificate. */
const MARGIN = { asProfession: 1, ofExperience: 5 };

/** Reports more years than have passed since the first qualification of the person whom a text is about. */
export const experienceFindings = (input: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(input.publicTexts).flatMap((publicText) =>
    PROFESSION.flatMap((pattern) =>
      matchesOf(pattern, publicText.normal.text).flatMap((match) => judge(match, publicText, input)),
    ),
  );

/** 'Thirty years of placing implants stand behind Amelia’s work', 'How long has Ann treated feet? For thirty years.' */
function personAround({ people }: Pick<Site, 'people'>, { text }: PublicText, { at }: Span): Person | undefined {
  const before = text.slice(0, at);
  if (/\?\s+(?:For|Since)\s(?:[a-z]+ )*$/.test(before)) return personInPrevious({ people }, before);
  return /(?:^|[.!?] )(?:(?:more than|over|nearly|almost|about|some) )?$/i.test(before)
    ? lastNamed(Object.values(people), sentenceAt(text, at))
    : undefined;
}

function judge(
  { index, 0: whole, groups: { years, unit, since = '', kind = '', noun } = {} }: RegExpExecArray,
  publicText: PublicText,
  { site, today }: Pick<RuleInput, 'site' | 'today'>,
): readonly RuleFinding[] {
  const own = personOf(publicText, site.people);
  const { normal } = publicText;
  const stated = years === undefined ? since : `${years} ${unit}`;
  const span = normal.original(index + whole.lastIndexOf(stated), stated.length);
  const person = own ?? personBefore(site, publicText, span) ?? personAround(site, publicText, span);
  const all = person?.qualifications ?? [];
  const exact = kind === '' ? [] : all.filter(({ source }) => source.toLowerCase().startsWith(`${kind} ${noun}`));
  const first = yearsOf(exact.length > 0 ? exact : all).toSorted()[0];
  // 'She has been a nurse for 27 years, the first nine of them in Leeds': only the words up to the number say whose it is.
  const sentence = sentenceSpanAt(normal.text, index);
  const about = normal.text.slice(sentence.start, index + whole.length);
  if (!person || first === undefined || OTHER.test(about) || !isProfessionOf(person, noun)) return [];
  const thisYear = Number(today.slice(0, 4));
  const began =
    years === undefined ? yearOf(since) : thisYear - (writtenNumber(years) ?? 0) * (unit === 'decades' ? 10 : 1);
  const margin = noun === undefined ? MARGIN.ofExperience : MARGIN.asProfession;
  if (began === undefined || began >= first - margin) return [];
  const whose = own ? 'the first of the qualifications' : `the first of the qualifications of ${person.name}`;
  const problem =
    years === undefined ? `is before ${whose}` : `is more than the ${thisYear - first} years since ${whose}`;
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” ${problem}, which is of ${first}.`,
    help: `Correct the ${years === undefined ? 'year' : 'number'}, or add what was completed earlier to “qualifications”.`,
    against: years === undefined ? String(first) : String(thisYear - first),
  });
}

/** Work that needs none of the qualifications */
const ANYBODY = /^(?:manager|receptionist|owner|director|assistant|coordinator|administrator|partner|founder|coach)$/;
const isProfessionOf = (person: Person, noun: string | undefined): boolean =>
  noun === undefined ||
  (noun === 'doctor' && isDoctor(person)) ||
  (person.title.toLowerCase().includes(noun) && !ANYBODY.test(noun));
