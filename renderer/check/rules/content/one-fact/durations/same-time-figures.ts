/** Figures of the clinic that a sentence may mean although it reads like the duration of an appointment. */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isMeantBy } from '../figures/concepts.ts';
import { patternOf, stemsOf } from '../figures/figure-names.ts';
import type { InSentence } from '../in-sentence.ts';

/** Figures about appointments in general: `firstVisit`, `slot`, `sessionLength` */
const OF_APPOINTMENTS =
  /appointment|session|visit|slot|length|lasts|takes|duration|time|minutes|consult|first|call|class|lesson|talk|chat|meeting|treatment|review|follow|check|video|phone/i;

/** 'An ENG1 takes twenty minutes' is not excused by `lateness: '20 minutes'`. */
export const mayBeMeant = (place: InSentence, { path }: NamedFigure): boolean =>
  OF_APPOINTMENTS.test(path.split('.').at(-1) ?? '') ||
  isMeantBy(place, path, true) ||
  stemsOf(path).some((stem) => patternOf(stem).test(`${place.question ?? ''} ${place.about ?? place.sentence}`));
