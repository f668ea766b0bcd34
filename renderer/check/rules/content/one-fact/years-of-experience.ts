/** For how long a person has had a profession, beside the years of the qualifications: 'A physiotherapist for thirty years.' */
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../../facts/number-words.ts';
import { personOf } from '../../about/person-of.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from './differs.ts';
import { yearsOf } from './qualified-year.ts';

const YEARS = `(?<years>\\d{1,2}|${SHORT_NUMBER_IN_WORDS}) years`;
const HEDGE = '(?:over |more than |nearly |almost |about |some )?';
/** 'In her thirty years as an optometrist', 'has been an optometrist for thirty years', 'thirty years of experience' */
const PROFESSION: readonly RegExp[] = [
  new RegExp(`${YEARS} as an? (?<noun>[a-z]+)`, 'g'),
  new RegExp(`\\b(?:been|worked as|practised as) an? (?<noun>[a-z]+) for ${HEDGE}${YEARS}`, 'g'),
  new RegExp(`(?:^ ?|[.;!?] |\\b(?:has|have|with|brings|her|his|their) )${HEDGE}${YEARS}(?: of|') experience`, 'g'),
];
/** Other work, and the years of several people together */
const OTHER = /\b(?:together|between (?:us|them)|before|used to|first|combined)\b/;
/** A course takes some years, and not everybody lists the first certificate. */
const MARGIN = { asProfession: 1, ofExperience: 5 };

/** Reports more years than have passed since the first qualification, in the entry of a person. */
export const experienceFindings = ({ site, publicTexts, today }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const person = personOf(publicText, site.people);
    const first = yearsOf(person?.qualifications ?? []).toSorted()[0];
    if (!person || first === undefined || OTHER.test(publicText.normal.text)) return [];
    const most = Number(today.slice(0, 4)) - first;
    return PROFESSION.flatMap((pattern) =>
      [...publicText.normal.text.matchAll(pattern)].flatMap(
        ({ index, 0: whole, groups: { years = '', noun } = {} }) => {
          const stated = `${years} years`;
          const isOwn = noun === undefined || person.title.toLowerCase().includes(noun);
          const margin = noun === undefined ? MARGIN.ofExperience : MARGIN.asProfession;
          if (!isOwn || (writtenNumber(years) ?? 0) <= most + margin) return [];
          const span = publicText.normal.original(index + whole.lastIndexOf(stated), stated.length);
          return authoredFinding(publicText, span, {
            message: `“${textAt(publicText, span)}” is more than the ${most} years since the first of the qualifications, which is of ${first}.`,
            help: 'Correct the number, or add what was completed earlier to “qualifications”.',
            against: String(most),
          });
        },
      ),
    );
  });
