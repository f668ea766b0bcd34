/** The year in which a person qualified, beside those of the qualifications: 'She qualified in 2003.' */
import type { Prose } from '../../../../facts/prose.ts';
import { YEAR, yearOf } from '../../../../facts/written-year.ts';
import { personOf } from '../../about/person-of.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from './differs.ts';

/** 'She qualified in 2003', 'Left university in two thousand and three' */
const QUALIFIED = new RegExp(
  `(?:^ ?|[.;!?] |\\b(?:he|she|they|and|who) )(?:(?:first )?qualified (?:as [a-z ]+ )?(?:in|since)|(?:graduated|left university) in) (?<year>${YEAR})`,
  'g',
);
/** 'A degree from Leeds in 2003': one of several, which its place tells apart */
const FROM_PLACE = new RegExp(
  `\\b(?:degree|diploma|master's|certificate|doctorate|bsc|msc|phd)\\b[a-z' ()]{0,30}? (?:from|at|in) (?<place>[a-z]+),? (?:in )?(?<year>${YEAR})`,
  'g',
);

/** Reports the year in which a person qualified, if none of the qualifications has it. */
export const qualifiedFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const { qualifications = [] } = personOf(publicText, site.people) ?? {};
    const all = yearsOf(qualifications);
    const first = all.toSorted()[0];
    if (first === undefined) return [];
    const { text } = publicText.normal;
    return [...text.matchAll(QUALIFIED), ...text.matchAll(FROM_PLACE)].flatMap(
      ({ index, 0: whole, groups: { year = '', place } = {} }) => {
        const years = place === undefined ? all : yearsOf(qualifications.filter(({ source }) => names(source, place)));
        if (years.length === 0 || years.includes(yearOf(year) ?? 0)) return [];
        return authoredFinding(
          publicText,
          publicText.normal.original(index + whole.length - year.length, year.length),
          {
            message: `“${year}” is not a year of the qualifications, of which the first is of ${first}.`,
            help: 'Correct the year, or add what was completed in it to “qualifications”.',
            against: years.join(', '),
          },
        );
      },
    );
  });

export const yearsOf = (qualifications: readonly Pick<Prose, 'source'>[]): readonly number[] =>
  qualifications.flatMap(({ source }) => (source.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));

const names = (qualification: string, place: string): boolean =>
  qualification
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(place);
