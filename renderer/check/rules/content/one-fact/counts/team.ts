/** How many people work at the clinic: 'a team of seven', 'all five of us', 'our three physiotherapists'. */
import type { Site } from '../../../../../config/site.ts';
import { isPartOfSum } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { answersIn } from '../../../about/questions.ts';
import { type Span, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { differsFrom } from '../differs.ts';
import type { Owners } from '../fact-title.ts';
import { clinicFigures, isOfClinic } from '../stated-figures.ts';
import { askedPeopleIn } from './asked-counts.ts';
import { countFigures } from './count-figures.ts';
import { singular } from './count-meaning.ts';
import { peopleIn, professionOf, professionsOf, type StatedCount, WHOLE_TEAM } from './counted-people.ts';
import { professionals, titledWith, titlesOfPeople } from './professions.ts';

/** Reports numbers of people that are neither those of the config nor those of the figure of the site. */
export function teamFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const people = Object.values(site.people);
  if (people.length === 0) return [];
  const titles = titlesOfPeople(people);
  const [professions, profession] = [professionsOf(titles), professionOf(titles)];
  return clinicsProseOf(publicTexts).flatMap((publicText) => {
    const asked = answersIn(publicText, lookups.questionOf(publicText)).flatMap((answered) =>
      askedPeopleIn(publicText, answered, profession),
    );
    const stated = [...peopleIn(WHOLE_TEAM, publicText), ...peopleIn(professions, publicText), ...asked];
    return stated.flatMap((count) => (count.noun === '' ? teamFinding(count, site) : professionFinding(count, site)));
  });
}

/** The names of a figure that states the size of the team. */
const SIZE = /^(?:team|staff|people|colleagues|employees)(?:Size|Members|Count)?$/;

/** The people of the config may be only some of the team, so a figure counts more than their number. */
function teamFinding(place: StatedCount, site: Pick<Site, 'figures' | 'people'> & Owners): readonly RuleFinding[] {
  const figure = clinicFigures(site).find(({ name }) => SIZE.test(name));
  const [number = ''] = figure ? normalise(figure.text).text.split(' ') : [];
  const actual = figure ? writtenNumber(number) : Object.keys(site.people).length;
  if (place.count === actual || (place.maySome && place.count < (actual ?? 0))) return [];
  if (figure) return differsFrom(site, figure, place.publicText, spanOf(place));
  return differentCount(place, {
    actual: Object.keys(site.people).length,
    what: 'people in the config',
    help: "Correct it, add the others to “people”, or state the size of the whole team once and quote it: figures: { team: 'eight' }.",
  });
}

/** A figure of the config states how many there are. Otherwise, the titles of the people do. */
function professionFinding(place: StatedCount, site: Site): readonly RuleFinding[] {
  const noun = singular(place.noun);
  const isFigure = countFigures(site).some((figure) => isOfClinic(figure) && singular(figure.noun) === noun);
  const expected = isFigure ? undefined : professionals(noun, Object.values(site.people));
  if (!expected || (place.count >= expected.certain && place.count <= expected.possible)) return [];
  // 'Our two hand surgeons' are some of the surgeons.
  const isKind = place.kind !== '' && place.count === titledWith([place.kind, noun], Object.values(site.people));
  const isSome =
    place.count < expected.certain &&
    (place.maySome || isKind || isPartOfSum(place.sentence, place.count, expected.certain));
  if (isSome) return [];
  return differentCount(place, {
    actual: place.count > expected.possible && isGeneric(noun) ? expected.possible : expected.certain,
    what: wordsFor(noun),
    help: `Correct it, add the others to “people”, or state the number once and quote it: figures: { ${place.noun}: '${place.text.replace('both', 'two')}' }.`,
  });
}

/** Those who treat have many titles. */
const isGeneric = (noun: string): boolean => /^(?:practitioner|therapist|clinician|doctor)$/.test(noun);
const wordsFor = (noun: string): string =>
  isGeneric(noun)
    ? `${noun}s in the config`
    : `people with the title “${noun === 'gp' ? noun.toUpperCase() : noun}” in the config`;

interface Expected {
  readonly actual: number;
  readonly what: string;
  readonly help: string;
}

function differentCount(place: StatedCount, { actual, what, help }: Expected): readonly RuleFinding[] {
  const { publicText } = place;
  const span = spanOf(place);
  if (place.count === actual) return [];
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” is not the number of ${what}, which is ${actual}.`,
    help,
    against: `${actual}`,
  });
}

const spanOf = ({ publicText, at, text }: StatedCount): Span => publicText.normal.original(at, text.length);
