/** Ages in sentences, compared with the minimum ages of the clinic and of its treatments. */
import type { Site } from '../../../../../config/site.ts';
import { groupBy } from '../../../../../core/group-by.ts';
import { ordinalFromWords, writtenNumber } from '../../../../../facts/number-words.ts';
import { labelFinder } from '../../../about/labels.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import { authoredAt, configPathOf, IF_OTHER, type PublicText, type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { besideProgrammes } from '../counts/beside-programmes.ts';
import { differsFrom } from '../differs.ts';
import { factTitle } from '../fact-title.ts';
import { quotesFact } from '../mention.ts';
import { mayHaveOwn } from '../stated-figures.ts';
import { type AgeFigure, ageFigures, agesAbove, agesOf, isAboutClinic, isAboutOneThing } from './age-limits.ts';
import { ageRanges } from './age-ranges.ts';
import { agesIn, HAS_AGE } from './age-statements.ts';
import { isOfOthers } from './ages-of-others.ts';
import { numbersIn } from './young-people.ts';

/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };
const OLDEST_CHILD = 12;
const MONTHS_IN_YEAR = 12;

const ADULT = 18;
const YOUNG_ADULT = 16;

/** 'sixteen' → 16, '30 months' → 2, 'six weeks', 'birth' → 0 */
function yearsOf(text: string): number | undefined {
  const [, number = '', unit] = /^(.*?)(?: (days|weeks|months))?$/.exec(text) ?? [];
  const count = ordinalFromWords(number) ?? writtenNumber(number.replace(/(?:st|nd|rd|th)$/, ''));
  if (/adults/.test(text)) return ADULT;
  if (/birth|a few|several/.test(text) || unit === 'weeks' || unit === 'days') return 0;
  return unit === 'months' && count !== undefined ? Math.floor(count / MONTHS_IN_YEAR) : count;
}
/** 'Children under 12 come with a parent.' Nobody below the minimum age comes, even with a parent. */
const WITH_PARENTS = /\b(?:parents?|guardians?|grown-ups?|mother|father|adult with|accompanied)\b/;
/** 'Can my daughter come alone? From sixteen, yes.': others come with an adult. */
const ALONE =
  /\b(?:alone|(?:by|for) (?:him|her|them)sel(?:f|ves)|on (?:his|her|their|my) own|unaccompanied|without (?:me|us|an? (?:parent|adult|grown-up)))\b/;
/** 'Students from 18 to 24 pay less', 'nobody under 18 pays': a group of those who may come. */
const PAYS =
  /\b(?:from|aged?) \w+ to \w+\b.*\b(?:pays?|prices?|costs?|rates?|discounts?|cheaper)\b|\b(?:under|over|below)(?: the age of|-)? ?\w+s? (?:(?:do|does) not |never |only )?(?:pays?|gets? .*\bfree|(?:is|are) (?:free|exempt))\b|\bmust be (?:at least |over )?\w+ to (?:buy|order|hire|rent|borrow)\b/;
/** 'Are you under 25? Then …': a group of those who may come. */
const ASKED = /\b(?:are|is) (?:you|your \w+) (?:still )?(?:under|over|older than|younger than) \d+[^.]*\?/;

/** 'Two years, or one for sailors under 18': a group of those who may come, for whom something else applies. */
const FOR_GROUP = /\b(?:for|if you are|among|of|about) (?:[a-z-]+ ){0,2}?(?:(?:who are|aged) )?under[ -]\d\d/;
/** 'For people under 18, please see your GP': they do not come. */
const TURNS_AWAY =
  /\b(?:no|not|nobody|none|nothing|never|cannot|only|must|sorry|unable|refer|gp|hospital|elsewhere)\b|n't\b/;
const isOtherForGroup = (sentence: string): boolean => FOR_GROUP.test(sentence) && !TURNS_AWAY.test(sentence);

/** Reports ages in sentences that differ from the minimum age, or from that of what the sentence is about. */
export function ageFindings({ site, plan, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = ageFigures(site);
  const ranges = ageRanges(site).map(({ ends }) => ends);
  const isBesideProgrammes = besideProgrammes(plan);
  const general = { path: 'clinic.minimumAge', text: String(site.clinic.minimumAge), years: site.clinic.minimumAge };
  const prose = clinicsProseOf(publicTexts);
  const labelsOf = labelFinder(publicTexts.authored, lookups.items());
  // 'For people aged 16 and over' below every page is about the clinic, and not about the treatment of one of them.
  const onPages = prose.filter(({ page }) => page !== undefined);
  const byText = groupBy(onPages, ({ text }) => text);
  const isOfPage = ({ text }: PublicText) => (byText.get(text) ?? []).length < 2;
  return prose
    .filter(({ normal }) => HAS_AGE.test(normal.text))
    .flatMap((publicText) => {
      const isBeside = isBesideProgrammes(publicText);
      const ownAges = (subject: Subject) =>
        agesOf(figures, isOfPage(publicText) ? withDescribed(subject, publicText) : ofClinic(subject), isBeside);
      const subjectAt = (at: number) => lookups.subjectAt(publicText, at);
      return agesIn(publicText, subjectAt, (subject) => ownAges(subject).length > 0).flatMap((match) => {
        const subject = subjectAt(match.index);
        const own = [...ownAges(subject), ...agesAbove(figures, labelsOf(publicText))];
        return findingsAbout(match, {
          publicText,
          subject,
          figures,
          general,
          own: ownAges(subject),
          stated: own,
          site,
          ranges,
        });
      });
    });
}

const ofClinic = (subject: Subject): Subject => ({ ...subject, owner: undefined, items: subject.named });

/** 'Massage for people from 16': the description of “Young massage”, for which an age is stated, names another treatment. */
const withDescribed = (subject: Subject, publicText: PublicText): Subject =>
  configPathOf(publicText)[0] === 'catalogue' && subject.owner
    ? { ...subject, items: [...subject.items, subject.owner] }
    : subject;

/** What an age in a sentence is compared with: the minimum age of the clinic, and the ages of what the sentence is about. */
interface Compared {
  readonly publicText: PublicText;
  readonly subject: Subject;
  /** All ages from which something is offered. */
  readonly figures: readonly AgeFigure[];
  readonly general: AgeFigure;
  readonly own: readonly AgeFigure[];
  /** The ages that the text may state: those of its subject, and of what the titles above it name. */
  readonly stated: readonly AgeFigure[];
  readonly site: Site;
  /** The lowest and the highest ages that figures state together. */
  readonly ranges: readonly (readonly number[])[];
}

function findingsAbout(match: RegExpExecArray, compared: Compared) {
  const { publicText, subject, general, own } = compared;
  const stated = statedAge(match, general.years);
  const span = publicText.normal.original(match.index + match[0].lastIndexOf(stated.text), stated.text.length);
  if (!stated.isLimit || compared.stated.some(({ years }) => years === stated.age)) return [];
  if (compared.ranges.some((range) => range.includes(stated.age) && range.every(isIn(subject.sentence)))) return [];
  // 'For people of 16 and over. Divers must be 18.' on the page of the divers states both.
  const said = stated.age === general.years ? publicText.normal.text : subject.sentence;
  const others = own.filter(({ years }) => !numbersIn(said).includes(years));
  // 'Peels from 14, laser from 18' of a clinic for people from 12: peels may have an age of their own, too.
  if (own.length > 0 && others.length === 0 && stated.age >= general.years) return [];
  const expected = others.length > 0 ? others : [general];
  // Without a minimum age, an age is a limit of one thing, unless the sentence is about all clients.
  if (others.length === 0 && general.years === 0 && !isAboutClinic(subject)) return [];
  if (others.length === 0 && isOfOthers(stated.age, compared)) return [];
  if (!contradicts(stated, expected, publicText, subject)) return [];
  return findingOf(compared, span, expected[0] ?? general);
}

/** 'Our parties are the exception: children from 7 to 13' states both ends of a range that a treatment has as its figure. */
const isIn =
  (sentence: string) =>
  (age: number): boolean =>
    numbersIn(sentence).includes(age);

/** An age in a sentence, which is an example if it is the age of some who come. */
interface StatedAge {
  readonly text: string;
  readonly age: number;
  readonly isExample: boolean;
  readonly isLimit: boolean;
}

function statedAge({ groups = {} }: RegExpExecArray, minimumAge: number): StatedAge {
  const { before, after, young, youngest, younger, thingAt, baby, babyFrom, babyOld, babyAnswer, ...limits } = groups;
  const ofBaby = baby ?? babyFrom ?? babyOld ?? babyAnswer;
  const example = younger ?? young ?? youngest ?? thingAt ?? ofBaby;
  const limit = Object.values(limits).find((each) => each !== undefined);
  const text = before ?? after ?? example ?? limit ?? '';
  const years = yearsOf(younger?.replace(/\D/g, '') ?? text) ?? minimumAge;
  const age = younger === undefined ? years : years - 1;
  const isLimit = (age <= LIMITS.to || limits.higher !== undefined) && (limit !== undefined || age >= LIMITS.from);
  const isTooYoung = ofBaby !== undefined && minimumAge > OLDEST_CHILD;
  // 'From four, yes' can be a time of day, unless children of this age cannot come.
  const isExample = example !== undefined || (limits.start !== undefined && age <= OLDEST_CHILD);
  return { text, age, isExample, isLimit: !isTooYoung && (isExample || isLimit) };
}

function contradicts(
  { age, text, isExample }: StatedAge,
  expected: readonly AgeFigure[],
  publicText: PublicText,
  subject: Subject,
): boolean {
  if (expected.some(({ years, path }) => years === age || quotesFact(publicText, subject, path))) return false;
  // 'We only see adults' of a clinic for people from 16
  if (/adults/.test(text) && expected.some(({ years }) => years >= YOUNG_ADULT)) return false;
  const isHigher = expected.every(({ years }) => age > years);
  if (!isHigher) return true;
  const isGroup =
    WITH_PARENTS.test(subject.sentence) ||
    ASKED.test(subject.sentence) ||
    PAYS.test(subject.sentence) ||
    isOtherForGroup(subject.sentence) ||
    ALONE.test(`${subject.question} ${subject.sentence}`);
  return !isExample && !isGroup && (expected.some(isFigure) || !isAboutOneThing(subject));
}

const isFigure = ({ path }: AgeFigure): boolean => path !== 'clinic.minimumAge';

function findingOf({ site, publicText, subject }: Compared, span: Span, limit: AgeFigure): readonly RuleFinding[] {
  if (!isFigure(limit))
    return authoredFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” is not the minimum age, which is ${limit.text}.`,
      help: `Quote the fact: {${limit.path}}.`,
      otherwise: IF_OTHER,
      against: limit.text,
    });
  // 'Laser is for people aged {clinic.minimumAge} and over': the quotation of another age
  return quotesAnotherAge(publicText, span)
    ? [
        {
          message: `“${textAt(publicText, span)}” differs from ${factTitle(site, limit.path)}, which is ${limit.text}.`,
          help: `Quote the other fact: {${limit.path}}.`,
          otherwise: IF_OTHER,
          ...authoredAt(publicText, span),
          against: limit.text,
        },
      ]
    : differsFrom(site, limit, publicText, span, { isCertain: !mayHaveOwn(subject, limit) });
}

const quotesAnotherAge = ({ segments }: PublicText, { at, length }: Span): boolean =>
  segments.some(({ fact, start, end }) => fact === 'clinic.minimumAge' && start < at + length && end > at);
