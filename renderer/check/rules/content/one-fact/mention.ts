/** A quantity in a sentence, the facts of the config with which it is compared, and how the two agree. */
import type { BookedForm } from '../../../../config/derived/forms.ts';
import type { ItemFigures, Length, NamedFigure } from '../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../config/derived/priced.ts';
import { type ConfigPath, formatPath } from '../../../../core/finding.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import type { Labels } from '../../about/labels.ts';
import { normalNameOf } from '../../about/names.ts';
import type { Subject } from '../../about/subject.ts';
import type { PublicText } from '../../public-texts/index.ts';
import { quotedFacts } from '../../public-texts/quoted-facts.ts';
import type { Message } from '../authored-finding.ts';
import type { InSentence } from './in-sentence.ts';

export type { Message };

/** A quantity in a sentence, and what the sentence is about. */
export interface Mention {
  readonly publicText: PublicText;
  readonly quantity: Quantity;
  /** All quantities of the text that its owner typed. */
  readonly quantities: readonly Quantity[];
  readonly subject: Subject;
  readonly labels?: Labels;
}

/** The facts of the config with which quantities are compared. */
export interface Facts {
  readonly of: (paths: readonly ConfigPath[]) => ItemFigures;
  /** The treatments of a category that have a duration; anything else is its only member. */
  readonly membersOf: (path: ConfigPath) => readonly ConfigPath[];
  /** The beginnings of the paths of all treatments of a category: 'catalogue.massage.' */
  readonly basesOf: (category: ConfigPath) => readonly string[];
  /** Whether a treatment has a course of so many sessions. */
  readonly hasCourse: (sessions: number) => boolean;
  readonly mentionsIn: ItemIndex['mentionsIn'];
  /** The treatments and programmes with such names. */
  readonly named: (fits: (name: string) => boolean) => readonly ConfigPath[];
  /** The first appointments of all departments. */
  readonly consultations: readonly ConfigPath[];
  /**
   * Returns the first appointments whose names in the departments a sentence uses: 'the free call'; not in the text of an
   * item with such a name.
   */
  readonly consultationsNamed: (sentence: string, owner: Subject['owner']) => readonly ConfigPath[];
  /** Returns true for such an appointment and for the category that it belongs to. */
  readonly isFirstAppointment: (path: ConfigPath) => boolean;
  /** The first names and surnames of the people of the clinic. */
  readonly people: RegExp;
  /** Figures of the site and of the departments. */
  readonly figures: readonly NamedFigure[];
  /** The shares of treatments whose names have two words or more, all of which a sentence uses. */
  readonly sharesNamed: (sentence: string) => readonly NamedFigure[];
  /** The prices and durations of the treatments at these paths, each option apart. */
  readonly formsOf: (paths: readonly ConfigPath[]) => readonly BookedForm[];
  /** How long that takes whose price, or another fact, is at a path. */
  readonly lengthsAt: (path: ConfigPath) => readonly Length[];
  /** How long everything takes that has such a price; none if one of them has no duration. */
  readonly minutesAt: (price: RegExp) => readonly number[];
  /** The figures of all treatments that state a quantity. */
  readonly treatmentFiguresWith: (quantity: Quantity) => readonly NamedFigure[];
  /** How a message calls the fact at a path. */
  readonly titleOf: (path: string) => string;
  /** The only figure about results, for a text that speaks of results and names no treatment. */
  readonly resultsIn: (text: string) => readonly NamedFigure[];
  /** Whether the figure at a path is about the results of other samples than a text. */
  readonly isOfOtherSamples: (path: string, text: string) => boolean;
  /** Whether a text uses the words that tell a figure from others: 'liner' of `linerWarranty`. */
  readonly isToldApart: (figure: NamedFigure, all: readonly NamedFigure[], text: string) => boolean;
  /** The figures of a test that a sentence calls by a part of its name: 'your patch test'. */
  readonly aheadOfTreatment: (place: InSentence, subject: Subject) => readonly NamedFigure[];
}

/** A finding, and whether the sentence itself names that with whose fact it was compared. */
export interface Contradiction extends Message {
  readonly isCertain: boolean;
}

/**
 * Returns true if the sentence quotes the fact at a path. It then states the fact correctly, and another quantity in it is
 * about something else: 'every {figures.recall}, some only twice a year'.
 */
export const quotesFact = (text: PublicText, { sentence, start }: Subject, path: string): boolean =>
  quotedFacts(text, text.normal.original(start, sentence.length)).some((fact) => formatPath(fact) === path);

export const agrees = (quantity: Quantity, facts: readonly Quantity[]): boolean =>
  facts.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact));

/** The names of the items that a sentence is about: '“Massage” or “Cupping”'. */
export const namesOf = ({ items }: Pick<Subject, 'items'>): string =>
  [...new Set(items.map(({ names: [name = ''] }) => `“${name}”`))].join(' or ');

/** 'That includes the crown and all four visits': the sentence names parts of what the question is about. */
const LISTS_PARTS = /^\W*(?:it|that|this|the (?:price|fee|cost)) (?:already )?(?:includes|covers|contains)\b/;

/** In the text of a treatment, 'lenses' are its lenses, even if `lenses` is a category with another name. */
export const ofOwner = (subject: Subject): Subject => {
  const { owner, named, sentence } = subject;
  const isOther = (item: Subject['items'][number]) => sentence.includes(normalNameOf(item));
  if (!owner || named.length === 0 || isCategory(owner)) return subject;
  if (LISTS_PARTS.test(sentence)) return { ...subject, items: [owner, ...subject.items] };
  if (!named.every(isCategory)) return subject;
  return named.some(isOther)
    ? { ...subject, items: [owner, ...subject.items] }
    : { ...subject, named: [], items: [owner] };
};
