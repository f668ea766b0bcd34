/** How many people work at the clinic: 'a team of seven', 'all five of us', 'our three physiotherapists'. */
import type { Person, Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../facts/number-words.ts';
import { sentenceSpanAt } from '../../../../facts/sentences.ts';
import { isAboutOthers } from '../../about/others.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText, quoteOrUpdateHelp, type Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { differsFrom } from './differs.ts';

const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS})`;
/** Everybody who works at the clinic. */
const WHOLE_TEAM = new RegExp(
  [
    `(?<!\\bfor )\\b(?:a|the|our|small|whole|entire) team of (?<team>${NUMBER})(?= ?[.,;:!]| (?:people|professionals|who|that|has|have|is|are|looks?|works?|sees?|treats?|cares?|in|at|here|and)\\b| ?$)`,
    `(?:(?:^|[.,;:!?]) ?all|\\bthere are) (?<us>${NUMBER}) of us\\b`,
    `(?:^ ?|[.!?] )(?<here>${NUMBER}) (?:of us|people) work (?:here|at the (?:practice|clinic|surgery|salon))\\b`,
  ].join('|'),
  'g',
);
/** Several people with one profession: 'three optometrists', 'two dental hygienists'. */
const PROFESSION = new RegExp(
  `(?<![\\w£-])(?<count>${NUMBER}) (?:\\w+ )??(?<noun>[a-z]+(?:ists|ors|ers|ans|paths|ants)|vets|nurses|midwives|coaches)\\b`,
  'g',
);
/** Words before a number that counts everybody: 'our', 'we have', 'among them', or those of a list, 'a doctor, two nurses and'. */
const OURS_BEFORE = new RegExp(
  `(?:^ ?|\\b(?:our|we (?:have|employ|are)|among (?:them|us)|team of) )$|^(?:.*\\b(?:our|we have|we are)| ?(?:an?|${NUMBER})) [^;:]*(?:,|\\band) $`,
);
/** Some of them: on a day, in another place, or beside those whom the sentence names. */
const PART =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|mornings?|afternoons?|evenings?|today|other|others|more|another|new|next|visiting|trainees?|students?|training|used to|were|was|when|until|before|will (?:be|have)|at a time|per|every|each)\b/;

/** Reports numbers of people that are neither those of the config nor those of the figure of the site. */
export function teamFindings(input: RuleInput): readonly RuleFinding[] {
  const { site, publicTexts } = input;
  const people = Object.values(site.people);
  if (people.length === 0) return [];
  return clinicsProseOf(publicTexts).flatMap((publicText) => [
    ...found(WHOLE_TEAM, publicText).flatMap((place) => teamFinding(place, site)),
    ...found(PROFESSION, publicText).flatMap((place) => professionFinding(place, people)),
  ]);
}

interface StatedCount {
  readonly publicText: PublicText;
  readonly at: number;
  readonly text: string;
  readonly count: number;
  readonly noun: string;
}

const found = (pattern: RegExp, publicText: PublicText): readonly StatedCount[] =>
  [...publicText.normal.text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
    const { team, us, here, count: some, noun = '' } = groups;
    const text = team ?? us ?? here ?? some ?? '';
    const at = index + whole.indexOf(text);
    const count = writtenNumber(text);
    const { text: sentence, start } = sentenceSpanAt(publicText.normal.text, at);
    const isAll = noun === '' || OURS_BEFORE.test(sentence.slice(0, at - start));
    const isPart = !isAll || PART.test(sentence) || isAboutOthers(sentence);
    return count === undefined || count === 0 || isPart ? [] : [{ publicText, at, text, count, noun }];
  });

/** The names of a figure that states the size of the team. */
const SIZE = /^(?:team|staff|people|colleagues|employees)(?:Size|Members|Count)?$/;

/** The people of the config may be only some of the team, so a figure counts more than their number. */
function teamFinding(
  place: StatedCount,
  { figures, people }: Pick<Site, 'figures' | 'people'>,
): readonly RuleFinding[] {
  const figure = Object.entries(figures).find(([name]) => SIZE.test(name));
  if (!figure)
    return differentCount(place, {
      actual: Object.keys(people).length,
      what: 'people in the config',
      help: "Correct it, add the others to “people”, or state the size of the whole team once and quote it: figures: { team: 'eight' }.",
    });
  const [name, text] = figure;
  const [number = ''] = normalise(text).text.split(' ');
  return writtenNumber(number) === place.count
    ? []
    : differsFrom({ path: `figures.${name}`, text }, place.publicText, spanOf(place));
}

/** Words that also mean people with other titles: an optometrist is an optician, and anybody may be a specialist. */
const GENERAL =
  /^(?:optician|doctor|therapist|practitioner|clinician|specialist|consultant|expert|advis[eo]r|member|owner|founder|partner|director|manager|trainer)$/;

/** Compares only professions that are in the title of somebody. Those who have it in another text may belong to them. */
function professionFinding(place: StatedCount, people: readonly Person[]): readonly RuleFinding[] {
  const noun = singular(place.noun);
  const titled = people.filter(({ title }) => hasWord(title, noun));
  const possible = people.filter((one) => titled.includes(one) || textsOf(one).some((text) => hasWord(text, noun)));
  if (GENERAL.test(noun) || titled.length === 0 || (place.count >= titled.length && place.count <= possible.length))
    return [];
  return differentCount(place, {
    actual: titled.length,
    what: `people with the title “${noun}” in the config`,
    help: 'Correct it, or add the others to “people”.',
  });
}

interface Expected {
  readonly actual: number;
  readonly what: string;
  readonly help: string;
}

function differentCount(place: StatedCount, { actual, what, help }: Expected): readonly RuleFinding[] {
  const { publicText, text } = place;
  const span = spanOf(place);
  if (place.count === actual || !isAuthored(publicText, span)) return [];
  return [
    {
      message: `“${text}” is not the number of ${what}, which is ${actual}.`,
      help: quoteOrUpdateHelp(publicText, help),
      ...authoredAt(publicText, span),
      against: `${actual}`,
    },
  ];
}

const spanOf = ({ publicText, at, text }: StatedCount): Span => publicText.normal.original(at, text.length);
const singular = (noun: string): string =>
  noun
    .replace(/wives$/, 'wife')
    .replace(/ches$/, 'ch')
    .replace(/s$/, '');
const textsOf = ({ focus, about, qualifications }: Person): readonly string[] =>
  [focus, ...(about ? [about] : []), ...qualifications].map(({ source }) => source);
const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(normalise(text).text);
