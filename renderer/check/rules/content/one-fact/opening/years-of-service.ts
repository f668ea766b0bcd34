/** Since when people work for the clinic, which cannot be before it opened: 'With the clinic since 2003.' */
import { matchesOf } from '../../../../../core/pattern.ts';
import { CLINIC_OR_DESK } from '../../../../../facts/clinic-nouns.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { personOf } from '../../../about/people.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { plainFinding } from '../../authored-finding.ts';
import { openingFigure } from './opening-figure.ts';

const CLINIC = `(?:${CLINIC_OR_DESK}|hospital|team)`;
/** 'At this desk since 2003', 'with us for twenty years' */
const SERVICE = new RegExp(
  `\\b(?:with us|(?:with|at|on|in) (?:the|this|our) (?:front )?${CLINIC})(?: [a-z]+)? (?:since (?<year>(?:19|20)\\d\\d)(?![\\d/-])|for (?:over |more than |nearly |almost )?(?<years>${SHORT_NUMBER}) years)`,
  'g',
);

/** Reports years in the entries of people that begin before the clinic existed; the year of the opening can be rounded. */
export function serviceFindings({ site, publicTexts, today }: RuleInput): readonly RuleFinding[] {
  const figure = openingFigure(site);
  if (!figure) return [];
  const thisYear = Number(today.slice(0, 4));
  return clinicsProseOf(publicTexts).flatMap((publicText) => {
    const person = personOf(publicText, site.people);
    if (!person) return [];
    return matchesOf(SERVICE, publicText.normal.text).flatMap(({ index, 0: whole, groups = {} }) => {
      const { year, years } = groups;
      const began = year === undefined ? thisYear - (writtenNumber(years) ?? 0) : Number(year);
      const stated = year ?? years ?? '';
      const span = publicText.normal.original(index + whole.lastIndexOf(stated), stated.length);
      if (began >= Number(figure.text) - 1) return [];
      return plainFinding(publicText, span, {
        message: `“${stated}” is before the clinic opened, which was in ${figure.text} (“${figure.path}”).`,
        help: `Correct the year of ${person.name}, or “${figure.path}”.`,
        against: figure.text,
      });
    });
  });
}
