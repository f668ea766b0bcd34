/** Temperatures, depths, weights and volumes in sentences: 'the water is heated to 34 °C' against `temperature: '29 °C'`. */
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER_IN_WORDS, NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { sentenceAt } from '../../../../../facts/sentences.ts';
import { isAboutOthers, isAboutStudy } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner, quotesFact } from '../mention.ts';
import { clinicFigures, type StatedFigure, treatmentFigures } from '../stated-figures.ts';
import { usesName } from './figure-names.ts';

type Kind = 'temperature' | 'length' | 'volume' | 'weight';

interface Measure {
  readonly at: number;
  readonly length: number;
  readonly kind: Kind;
  readonly value: number;
}

type MeasureFigure = Measure & StatedFigure;

const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|${NUMBER_IN_WORDS})`;
const MEASURE = new RegExp(
  `(?<![\\w.,£-])(?<number>(?:half|a quarter of)(?= an? )|an?(?= (?:metre|litre|tonne))|${NUMBER})(?: an?)? ?(?:(?<temperature>°c|degrees(?: celsius| c\\b)?)|(?<length>metres?|m\\b)|(?<centimetres>centimetres?|cm)|(?<volume>litres?)|(?<weight>kg|kilos?|kilograms?|kilogrammes?)|(?<tonnes>tonnes?))(?!\\w)`,
  'g',
);
const CENTIMETRES_IN_METRE = 100;
const KILOS_IN_TONNE = 1000;
/** 'half a metre' */
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['a quarter of', 1 / 4],
]);

/** Words of sentences about a figure that they do not name. */
const WORDS: Readonly<Record<Kind, RegExp>> = {
  temperature: /\b(?:temperature|heat(?:s|ed)?|warm(?:s|ed|th)?|(?:kept|held|stays) at)\b/,
  length: /\b(?:depth|deep)\b/,
  volume: /\b(?:holds?|contains?|full of|filled with|capacity)\b/,
  weight: /\b(?:weighs?|weight|heavy)\b/,
};
/** Names of the figures for which these words can stand. */
const NAMES: Readonly<Record<Kind, RegExp>> = {
  temperature: /temp|warm|heat|water|pool/i,
  length: /dep|deep/i,
  volume: /water|volume|capacity|content|holds/i,
  weight: /weight|heavy|load/i,
};
/** Measures of something else, or of one place: 'a dog’s temperature', 'half a metre at the edge'. */
const OTHERS: Readonly<Record<Kind, RegExp>> = {
  temperature:
    /\b(?:body|fever\w*|normal|air|rooms?|showers?|towels?|outside|outdoors|weather|wash\w*|bends?|knees?|elbows?|angles?|turns?)\b|'s (?:\w+ )?temperature\b/,
  length: /\b(?:at the (?:edge|side|start|end|top)|in the middle|shallow\w*|deepest|lake|sea|river)\b/,
  weight: /\b(?:people|you|your|dogs?|cats?|horses?|patients?|clients?|babies|up to|per|a (?:day|week|month|year))\b/,
  volume: /\b(?:a|per|each|every) (?:day|week|month|hour|minute|dog|person)\b/,
};
/** 'Up to 30 degrees' and 'more than a metre' are no single value, and a very different one measures something else. */
const LIMIT_BEFORE =
  /\b(?:than|over|under|up to|above|below|least|most|until|from|between|nearly|almost|about|around)(?: an?)? $/;
const MAX_RATIO = 4;
/** '4 metres wide' */
const OTHER_SIDE = /^ (?:wide|long|across|square|by|high|tall|away)\b/;
/** '33 to 35 °C', 'one metre and twenty centimetres': a part of a longer value. */
const RANGE_BEFORE = new RegExp(`(?:\\d|metres?|${NUMBER_WORDS})(?: to | and |-)$`);
const PART_AFTER = /^ and [\w-]+ (?:centimetres?|cm)\b/;

/** Reports measures that differ from the figure of what the sentence is about. */
export function measureFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = measureFigures(site);
  if (figures.length === 0) return [];
  return inClinicsProse(publicTexts, measuresIn, (measure, publicText) => {
    const subject = ofOwner(lookups.subjectAt(publicText, measure.at));
    const owners = ['figures', ...subject.items.map(({ path }) => path.slice(0, 2).join('.'))];
    const meant = figures.filter(
      (figure) =>
        owners.some((owner) => figure.path.startsWith(`${owner}.`)) &&
        isMeant(measure, figure, publicText.normal.text, subject.question) &&
        !quotesFact(publicText, subject, figure.path),
    );
    const [figure] = meant;
    const stated = measuresIn(sentenceAt(publicText.normal.text, measure.at)).map(({ value }) => value);
    const isRight = meant.some(({ value }) => stated.includes(value));
    if (figure === undefined || isRight) return [];
    return differsFrom(site, figure, publicText, publicText.normal.original(measure.at, measure.length));
  });
}

function isMeant({ kind, value, at, length }: Measure, figure: MeasureFigure, text: string, question: string): boolean {
  // 'Is it deep? Half a metre.'
  const sentence = `${at === 0 ? `${question} ` : ''}${sentenceAt(text, at)}`;
  if (figure.kind !== kind || value > figure.value * MAX_RATIO || figure.value > value * MAX_RATIO) return false;
  if (LIMIT_BEFORE.test(text.slice(0, at)) || isAboutOthers(sentence) || isAboutStudy(sentence)) return false;
  const after = text.slice(at + length);
  if (OTHERS[kind].test(sentence) || OTHER_SIDE.test(after)) return false;
  if (RANGE_BEFORE.test(text.slice(0, at)) || PART_AFTER.test(after)) return false;
  const name = figure.path.split('.').at(-1) ?? '';
  return usesName(sentence, figure.path) || (NAMES[kind].test(name) && WORDS[kind].test(sentence));
}

const measuresIn = (text: string): readonly Measure[] =>
  [...text.matchAll(MEASURE)].flatMap(({ index, 0: { length }, groups = {} }): readonly Measure[] => {
    const { number = '' } = groups;
    const isOne = /^an?$/.test(number);
    const count = isOne ? 1 : (FRACTIONS.get(number) ?? writtenNumber(number.replaceAll(',', '')));
    return count === undefined ? [] : [{ at: index, length, ...inUnit(count, groups) }];
  });

/** 25 centimetres are 0.25 metres, and half a tonne is 500 kilos. */
function inUnit(
  count: number,
  { temperature, volume, centimetres, weight, tonnes }: Readonly<Record<string, string | undefined>>,
): Pick<Measure, 'kind' | 'value'> {
  if (temperature !== undefined) return { kind: 'temperature', value: count };
  if (volume !== undefined) return { kind: 'volume', value: count };
  if (weight !== undefined) return { kind: 'weight', value: count };
  if (tonnes !== undefined) return { kind: 'weight', value: count * KILOS_IN_TONNE };
  return { kind: 'length', value: centimetres === undefined ? count : count / CENTIMETRES_IN_METRE };
}

/** The figures that consist of one measure. */
const measureFigures = (site: Site): readonly MeasureFigure[] =>
  [...clinicFigures(site), ...treatmentFigures(site)].flatMap(({ path, text }) => {
    const normal = normalise(text).text;
    const measure = onlyOne(measuresIn(normal));
    return measure?.length === normal.length ? [{ ...measure, path, text }] : [];
  });
