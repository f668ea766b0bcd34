/** What explains a time that differs from the duration which its sentence seems to state: another fact of what the text is about. */

import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import { stemOf } from '../../../about/mentions.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import { inSentence } from '../around-quantity.ts';
import { isMeantBy } from '../figures/concepts.ts';
import { patternOf, stemsOf, usesName } from '../figures/figure-names.ts';
import type { InSentence } from '../in-sentence.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { isTime } from './minutes.ts';

/** Returns true if a time is right for something that its text names, or that it may mean. */
export const isExplained = (mention: Mention, facts: Facts, isOption: boolean): boolean =>
  (!isOption && (isOfText(mention, facts) || isOfLongerName(mention, facts))) ||
  isNamedFigure(mention, facts) ||
  isOfClinic(mention, facts);

/** The text, its question or its page is about something that takes so long, and the sentence states it of nothing else. */
function isOfText(mention: Mention, facts: Facts): boolean {
  const { subject, quantity } = mention;
  if (namesAnother(subject)) return false;
  const { owner, treated, named } = subject;
  const said = named.length > 0 ? [] : facts.mentionsIn(aroundSentence(mention));
  const items = [
    ...[owner, treated].flatMap((item) => item ?? []),
    ...said.filter(({ isName }) => isName).flatMap((name) => name.items.filter((item) => !isCategory(item))),
  ];
  return agrees(quantity, facts.of(items.map(({ path }) => path)).lengths);
}

/**
 * 'A check-up takes a quarter of an hour' in a text about children: the duration of “Child’s check-up”, of whose name the
 * sentence uses a part, and the rest of the text another.
 */
function isOfLongerName(
  { subject: { named, question, owner }, quantity, publicText, labels }: Mention,
  facts: Facts,
): boolean {
  const words = [
    owner ? normalNameOf(owner) : '',
    question,
    labels?.above,
    publicText.page,
    publicText.normal.text,
  ].join(' ');
  const names = named.map(normalNameOf);
  const isMeant = (name: string): boolean =>
    names.some((one) => name !== one && name.includes(one) && usesWords(words, name.replace(one, ' ')));
  const paths = facts.named(isMeant);
  return agrees(quantity, facts.of(paths).lengths);
}

/** Whether a text uses words, apart from short ones such as 'for' and 'and'. */
function usesWords(text: string, words: string): boolean {
  const long = words.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 0 && long.every((word) => text.includes(stemOf(word)));
}

/** The question, and the text without the sentence. */
const aroundSentence = ({ publicText: { normal }, subject: { question, sentence, start } }: Mention): string =>
  [question, normal.text.slice(0, start), normal.text.slice(start + sentence.length)].join(' ');

/** 'Here a session takes fifty minutes' does not name “Hypnotherapy session” on the page of another treatment. */
const namesAnother = ({ named, owner, sentence }: Subject): boolean =>
  named.some((item) => item !== owner && sentence.includes(normalNameOf(item)));

/** 'You use the recording, fifteen minutes': a figure of some treatment with this value, of whose name the sentence uses every word. */
const isNamedFigure = ({ quantity, subject: { question, sentence } }: Mention, facts: Facts): boolean =>
  isTime(quantity) &&
  facts.treatmentFiguresWith(quantity).some(({ path }) => usesName(`${question} ${sentence}`, path));

/** A figure of the clinic that the sentence may mean, although it reads like the duration of an appointment. */
function isOfClinic(mention: Mention, facts: Facts): boolean {
  const place = inSentence(mention);
  const meant = facts.figures.filter((figure) => mayBeMeant(place, figure));
  return meant.some(({ quantities }) => agrees(mention.quantity, quantities));
}

/** Figures about appointments in general: `firstVisit`, `slot`, `sessionLength` */
const OF_APPOINTMENTS =
  /appointment|session|visit|slot|length|lasts|takes|duration|time|minutes|consult|first|call|class|lesson|talk|chat|meeting|treatment|review|follow|check|video|phone/i;

/** 'An ENG1 takes twenty minutes' is not excused by `lateness: '20 minutes'`. */
const mayBeMeant = (place: InSentence, { path }: NamedFigure): boolean =>
  OF_APPOINTMENTS.test(path.split('.').at(-1) ?? '') ||
  isMeantBy(place, path, true) ||
  stemsOf(path).some((stem) => patternOf(stem).test(`${place.question ?? ''} ${place.about ?? place.sentence}`));
