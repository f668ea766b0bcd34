/** The year in which a person qualified, beside those of the qualifications: 'She qualified in 2003.' */
import { personOf } from '../../about/person-of.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from './differs.ts';

/** 'She qualified in 2003' */
const QUALIFIED =
  /(?:^ ?|[.;!?] |\b(?:he|she|they|and|who) )(?:first )?qualified (?:as [a-z ]+ )?(?:in|since) (?<year>(?:19|20)\d\d)(?![\d/-])/g;

/** Reports the year in which a person qualified, if none of the qualifications has it. */
export const qualifiedFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const { qualifications = [] } = personOf(publicText, site.people) ?? {};
    const years = qualifications.flatMap(({ source }) => source.match(/\b(?:19|20)\d\d\b/g) ?? []);
    const first = years.toSorted()[0];
    if (first === undefined) return [];
    return [...publicText.normal.text.matchAll(QUALIFIED)].flatMap(({ index, 0: whole, groups: { year = '' } = {} }) =>
      years.includes(year)
        ? []
        : authoredFinding(publicText, publicText.normal.original(index + whole.length - year.length, year.length), {
            message: `“${year}” is not a year of the qualifications, of which the first is of ${first}.`,
            help: 'Correct the year, or add what was completed in it to “qualifications”.',
            against: years.join(', '),
          }),
    );
  });
