/** How many of each thing a plan contains, by its note: 'four nail clips a year' beside 'A vaccination and two nail clips'. */
import { matchesOf } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { type PublicText, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../differs.ts';
import { programmeItems } from './asked-sessions.ts';
import { NUMBER } from './count-figures.ts';
import { checkOf, GATHERINGS, HAS_IN_ALL, singular } from './count-meaning.ts';
import { programmeFinder } from './programme-asked.ts';

/** 'a vaccination', 'two nail clips' before a comma, 'and', 'a year' or the end */
const PART = new RegExp(
  String.raw`(?<![\w£€$.,-])(?<count>an?|one|${NUMBER}) (?<thing>(?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,;:]|$| (?:and|with|plus|(?:an?|per|each|every|in (?:an?|the)|over the|throughout the) year|are|is|come|for|from|in)\b)`,
  'g',
);
/** Times and people have other rules. */
const OTHER_THING =
  /\b(?:minute|hour|day|night|week|month|year|session|visit|appointment|person|people|adult|child|children|member|family|price|payment|instalment|time)s?$|^(?:of|or|to|per|in|more|further|extra|other)\b/;
const A_YEAR = '(?: (?:an?|per|each|every|in (?:an?|the)|over the|throughout the) (?:whole |full )?year)';
const YEAR = new RegExp(`^${A_YEAR}\\b`);
const HAS =
  /\b(?:gets?|has|have|includes?|including|included are|covers?|covering|contains?|comes? with|comprises|consists? of|brings?|receives?|gives?|entitled to|enjoys?|made up of)\b[^.;:]*$/;
/** 'Four nail clips a year are part of the club.' */
const OPENS = new RegExp(
  `^${A_YEAR}?(?: (?:are|is|come|comes) (?:all )?(?:included|covered|part of|with (?:the|your|our)|in (?:the|your|our) (?:price|plan|club|membership))\\b|,? (?:included|all in)|[.;,]|$)`,
);
/** A part of them, other ones, or what they cost */
const LIMITED =
  /£|\b(?:if|unless|whether|some|many|others?|first|second|last|next|remaining|left|extra|additional|another|more|less|fewer|instead|rather|further|not|never|cannot|without|except|after|before|used to|until|than|save[sd]?|worth|cost\w*|prices?|pay|pays|between|of (?:them|these|which))\b|n't\b|\?\W*$/;

interface Part {
  readonly at: number;
  readonly length: number;
  readonly count: number;
  /** 'nail clip' */
  readonly thing: string;
}

/** Reports another number of a thing than that in the note of the plan that the sentence is about; without numbers there, its description counts. */
export function planContentFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const plans = Object.entries(site.programmes).flatMap(([name, { name: title, note, description, schedule }]) => {
    const [stated] = [
      { field: 'note', source: note?.source ?? '' },
      { field: 'description', source: description.source },
    ]
      .map((one) => ({ ...one, parts: partsIn(normalise(one.source).text) }))
      .filter(({ parts }) => parts.some(({ count }) => count > 1));
    return stated ? [{ ...stated, title, path: `programmes.${name}`, isYearly: YEARLY.test(schedule.text) }] : [];
  });
  if (plans.length === 0) return [];
  const ofProgramme = programmeFinder(programmeItems(site, lookups.items().itemAt));
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    sentencesIn(publicText.normal.text).flatMap(({ text, start }) => {
      const parts =
        LIMITED.test(text) || isAboutOthers(text) ? [] : partsIn(text).filter((one) => isContent(one, text));
      return parts.flatMap((part) => {
        const subject = lookups.subjectAt(publicText, start + part.at);
        const named = subject.named.filter(({ path }) => path[0] === 'programmes');
        const own =
          subject.owner?.path[0] === 'programmes' ? [subject.owner] : ofProgramme({ ...subject, named: [] }).items;
        const [item, ...further] = named.length > 0 ? named : own;
        const plan = plans.find(({ path }) => further.length === 0 && item?.path.join('.') === path);
        const same = plan?.parts.filter(({ thing }) => thing === part.thing) ?? [];
        if (
          !plan ||
          same.length !== 1 ||
          same[0]?.count === part.count ||
          isAt(publicText, `${plan.path}.${plan.field}`)
        )
          return [];
        if (YEAR.test(text.slice(part.at + part.length)) && !plan.isYearly) return [];
        const span = publicText.normal.original(start + part.at, part.length);
        return authoredFinding(publicText, span, {
          message: `“${textAt(publicText, span)}” differs from the ${plan.field} of “${plan.title}”, which is “${plan.source}”.`,
          help: `Correct the number, or the ${plan.field} of the programme.`,
          against: plan.source,
        });
      });
    }),
  );
}

const YEARLY = /\b(?:over (?:12 months|1 years?|52 weeks)|(?:an?|per|each|every) year)$/;

const isAt = ({ source }: PublicText, path: string): boolean =>
  source.from === 'config' && source.path.join('.') === path;

/** Returns what a text counts: 1 'vaccination' and 2 'nail clip' of 'A vaccination, two nail clips'. */
const partsIn = (text: string): readonly Part[] =>
  matchesOf(PART, text).flatMap(({ index: at, 0: { length }, groups: { count: written = '', thing = '' } = {} }) => {
    const count = writtenNumber(written.replace(/^an?$/, 'one'));
    return count === undefined || OTHER_THING.test(thing)
      ? []
      : [{ at, length, count, thing: checkOf(singular(thing)) }];
  });

/** 'Members get four nail clips', 'four nail clips a year', 'four nail clips are included' */
const isContent = ({ at, length, count, thing }: Part, sentence: string): boolean => {
  const after = sentence.slice(at + length);
  const before = sentence.slice(0, at);
  // `countFindings` compares 'has three checks' with the schedule.
  if (HAS_IN_ALL.test(before) && GATHERINGS.test(thing) && !YEAR.test(after)) return false;
  return count > 1 && (HAS.test(before) || (before.trim() === '' && OPENS.test(after)));
};
