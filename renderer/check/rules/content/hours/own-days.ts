/** The days on which a person works, according to the bio: 'At the clinic from Tuesday to Friday.' */
import { formatPath } from '../../../../core/finding.ts';
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import type { Weekday } from '../../../../facts/hours.ts';
import { isBareHours } from '../../../../facts/opening-claims.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { personOf } from '../../about/people.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { configPathOf } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';

/** A person whose entry lists the days on which they work. */
export interface OwnDays {
  /** 'people.nora.about' */
  readonly path: string;
  readonly name: string;
  readonly days: readonly Weekday[];
}

/** Words before the days on which somebody is at the clinic; 'makes splints on Mondays' says nothing about Tuesdays. */
const IS_HERE = new RegExp(
  String.raw`(?:^\W*|\b(?:she|he|they) (?:is |are )?|[,;] (?:and )?|\band )(?:works |is )?(?:here|in|with us|on duty|at (?:the|our) ${CLINIC_NOUN})(?: only)? (?:(?:on|from|every) )?$`,
);
/** 'Works Tuesdays and Fridays.' lists all days; 'works Saturdays' and 'works on Fridays with Nia' may add one to them. */
const WORKS = /(?:^\W*|\b(?:she|he|they) |[,;] (?:and )?|\band )works?(?: only)? (?:(?:on|from) )?$/;
const ENDS = /^(?: only)?(?:\W*$|[.;,])/;
/** 'Every other Friday', 'on the first Monday', 'not on Tuesdays' */
const IRREGULAR =
  /\b(?:not|never|no|except|apart|but|every other|alternate|sometimes|often|mostly|usually|occasional\w*|also|too|as well|first|second|third|last|some|other|fortnight\w*|months?|hospital|university|until 20\d\d|used to)\b|n't\b/;

/** Returns the people whose own texts list their days; a day that these name for anything else counts as one of theirs. */
export const ownDaysOf = ({ site, publicTexts }: RuleInput): readonly OwnDays[] => {
  const texts = clinicsProseOf(publicTexts);
  return Object.values(site.people).flatMap((person) => {
    const own = texts.filter((text) => personOf(text, site.people) === person);
    const listing = own.find(({ normal }) => sentencesIn(normal.text).some(({ text }) => listsDays(text)));
    const days = own.flatMap(({ normal }) => dayGroupsIn(normal.text).flatMap((group) => group.days));
    const isRegular = own.every(({ normal }) => !IRREGULAR.test(normal.text) || dayGroupsIn(normal.text).length === 0);
    return listing && isRegular
      ? [{ path: formatPath(configPathOf(listing).slice(0, 3)), name: person.name, days: [...new Set(days)] }]
      : [];
  });
};

const listsDays = (sentence: string): boolean =>
  isBareHours(sentence) ||
  dayGroupsIn(sentence).some(({ at, length, days }) => {
    const before = sentence.slice(0, at);
    const isAll = days.length > 1 && WORKS.test(before) && ENDS.test(sentence.slice(at + length));
    return isAll || IS_HERE.test(before);
  });
