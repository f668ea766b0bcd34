/** The ages with which a sentence is compared: those of what it is about, or the minimum age of the clinic. */
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { CLINIC_NOUN } from '../../../../../facts/clinic-nouns.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Labels } from '../../../about/labels.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import { usesName } from '../figures/figure-names.ts';
import { clinicFigures, type StatedFigure, treatmentFigures } from '../stated-figures.ts';

/** A figure that states an age, such as that from which one thing is offered: `lensesFrom: '8'`, `laserAge: '18'`. */
export interface AgeFigure extends StatedFigure {
  readonly years: number;
}

/** 'laserAge', 'lensesFrom', 'minAge', 'youngest' */
const NAME = /^(?:min(?:imum)?-?age|age|from|youngest)$|Age$|From$|^(?:age|minAge)(?=[A-Z])|-(?:age|from)$/;
const UPPER = /max|upper|oldest|until|upTo/i;
/** Words of such names that do not say what they are about. */
const COMMON = /^(?:age|from|min|minim|for|youngest)$/;
const AGE_TEXT = /^(\d{1,2})(?: years?(?: old| of age)?)?$/;

/** Returns every age from which one thing is offered. */
export const ageFigures = (site: Site): readonly AgeFigure[] =>
  [...clinicFigures(site), ...treatmentFigures(site)].flatMap(({ path, name, text }) => {
    const years = AGE_TEXT.exec(normalise(text).text)?.[1];
    return NAME.test(name) && !UPPER.test(name) && years !== undefined ? [{ path, text, years: Number(years) }] : [];
  });

/** 'From 16, but not for laser' is not about laser. */
const EXCEPTION =
  /\b(?:(?:but )?not for|except(?: for)?|apart from|other than|excluding|(?:everything|anything|everyone|all) (?:but|bar))\b[^.;:]*/;

/** Returns the ages that apply to what a sentence, its question or its page is about. */
export function agesOf(
  figures: readonly AgeFigure[],
  { sentence, question, items, named, owner }: Subject,
  isBesideProgrammes: boolean,
): readonly AgeFigure[] {
  // 'Can teenagers use it?' on the page of the sauna, for which the figure `saunaAge` states the age
  const ofPage = named.length === 0 && owner ? normalNameOf(owner) : '';
  // 'For people aged 18 and over' above the programmes, for which the figure `programmeAge` states the age
  const ofSection = named.length === 0 && isBesideProgrammes ? 'programme' : '';
  return figures.filter(({ path }) => {
    const [part, slug] = path.split('.');
    return part === 'catalogue'
      ? items.some((item) => item.path[0] === part && item.path[1] === slug)
      : usesName(`${question} ${withGerund(sentence.replace(EXCEPTION, ''))} ${ofPage} ${ofSection}`, path, COMMON);
  });
}

/** Returns the ages of what the titles above a text name: 'Anyone under 16' below “Sedation”, for which `sedationFrom` states the age. */
export const agesAbove = (figures: readonly AgeFigure[], { above }: Pick<Labels, 'above'>): readonly AgeFigure[] =>
  figures.filter(({ path }) => usesName(above, path, COMMON));

/** 'We wax from 16' is about the figure `waxingAge`. */
const withGerund = (sentence: string): string =>
  sentence.replace(/\bwe (?:(?:also|only|can) )?([a-z]+?)e?(?= )/, '$& $1ing');

/** 'Our clients must be over 18', 'we see people from 18', but not 'not for wax: we only see people from 18' */
const WHOLE_CLINIC = new RegExp(
  String.raw`^(?!\W*not for )(?=.*(?:\bour (?:patients|clients|customers|visitors)|\b(?:the|our|this) (?:${CLINIC_NOUN}|team)|\bwe (?:\w+ ){0,2}(?:see|treat|test|accept|welcome|look after|care for|take)\b(?! it\b| (?:them|you) from\b))\b)`,
);

/** Checks whether a sentence says whom the clinic sees at all. */
export const isAboutClinic = ({ sentence }: Pick<Subject, 'sentence'>): boolean => WHOLE_CLINIC.test(sentence);

/** 'We whiten teeth from 18' is about whitening; 'we see people from 18' is about all that the clinic does. */
const ONE_SERVICE =
  /\bwe (?!(?:\w+ )?(?:see|treat|accept|welcome|take|look after|care for|help|work with|are)\b)[a-z]+ (?!(?:people|patients|clients|children|teenagers|adults|anyone|everyone)\b)[^,;:]*\bfrom\b/;

/**
 * Checks whether a sentence is about one treatment or product, for which clients may have to be older than others: 'we fit
 * contact lenses from the age of eight'. A word of the name of a category is not enough: 'look after' in “After the birth”.
 */
export function isAboutOneThing({ sentence, named, items }: Subject): boolean {
  const isNamed = named.some(
    (item) => !isCategory(item) || item.names.slice(0, 1).some((name) => sentence.includes(normalise(name).text)),
  );
  return isNamed || ONE_SERVICE.test(sentence) || (items.length > 0 && !WHOLE_CLINIC.test(sentence));
}
