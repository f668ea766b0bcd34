/**
 * A quantity in a sentence: what the sentence and the question before it say about it, and what it is compared with. A
 * sentence with a pronoun or without a subject is read together with what it refers to.
 */
import type { ItemFigures, NamedFigure } from '../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import { sentenceSpanBefore } from '../../../../facts/sentences.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import { normalNameOf } from '../../about/names.ts';
import type { Subject } from '../../about/subject.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { InSentence } from './in-sentence.ts';

/** A quantity in a sentence, and what the sentence is about. */
export interface Mention {
  readonly publicText: PublicText;
  readonly quantity: Quantity;
  /** All quantities of the text that its owner typed. */
  readonly quantities: readonly Quantity[];
  readonly subject: Subject;
}

/** The facts of the config with which quantities are compared. */
export interface Facts {
  readonly of: (paths: readonly ConfigPath[]) => ItemFigures;
  /** The treatments of a category that have a duration; anything else is its only member. */
  readonly membersOf: (path: ConfigPath) => readonly ConfigPath[];
  readonly mentionsIn: ItemIndex['mentionsIn'];
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
  /** How a message calls the fact at a path. */
  readonly titleOf: (path: string) => string;
  /** The only figure about results, for a text that speaks of results and names no treatment. */
  readonly resultsIn: (text: string) => readonly NamedFigure[];
  /** Whether the figure at a path is about the results of other samples than a text. */
  readonly isOfOtherSamples: (path: string, text: string) => boolean;
  /** The figures of a test that a sentence calls by a part of its name: 'your patch test'. */
  readonly aheadOfTreatment: (place: InSentence, subject: Subject) => readonly NamedFigure[];
}

/** The words of a finding. */
export interface Message {
  readonly message: string;
  /** How to quote the fact. */
  readonly help: string;
  /** The value of the fact. */
  readonly against: string;
}

/** A sentence about what the previous one is about: 'They are valid for a year.', 'For all else they are valid.' */
const PRONOUN =
  /^\W*(?:it|they|this|these|that|those|each|both)\b|^\W*(?:for|in|on|at|after|otherwise|then|and|but)\b(?: \w+){0,3},? (?:it|they) (?:is|are|can|may|must|lasts?|stays?|keeps?)\b|^\W*(?:we|you)\b[^,;:]*? (?:keep|store|hold|call|cancel|return|send|use|spend|redeem) (?:it|them)\b/;

/** 'Yes, up to a day before it': an answer that leaves out what its question says. */
const ELLIPTICAL = /^\W*(?:yes|no|not|only|up to|until|at least|at most|within|about|usually|normally)\b/;

/** 'Two weeks, unless …', 'Free of charge up to a week before': words before the quantity of an answer without a subject. */
const LEAD_IN =
  /^\W*(?:(?:of course|certainly|please|usually|normally|free(?: of charge)?|without (?:a )?charge|at no (?:extra )?(?:charge|cost)|only|just|up to|until|at least|at most|within|in|about|around|after|by|for|from|with|then|a good)\b[ ,]*)*$/;

/** A sentence may occur several times in a text; this returns the one around the quantity. */
export function inSentence({ publicText, quantity: { normalAt, normalLength }, subject }: Mention): InSentence {
  const { normal } = publicText;
  const { sentence, start, opensAnswer } = subject;
  const before = normal.text.slice(start, normalAt);
  const after = normal.text.slice(normalAt + normalLength, start + sentence.length);
  const isLabelled = isLabel(before, after);
  const question = isLabelled ? before : subject.question;
  const isBareAnswer = isLabelled || (question !== '' && opensAnswer && LEAD_IN.test(before));
  const isElliptical = ELLIPTICAL.test(sentence) || (opensAnswer && LEAD_IN.test(before));
  const context = contextOf(publicText, subject, isElliptical);
  return {
    sentence,
    before,
    after,
    ...(context.length > 0 ? { about: [...context, sentence].join(' ') } : {}),
    ...(question === '' ? {} : { question, isBareAnswer, isTimeAsked: isLabelled || ASKS_TIME.test(question) }),
  };
}

/** 'Frame guarantee: 12 months' reads like a question and its answer. */
const isLabel = (before: string, after: string): boolean => {
  const [, label, lead = ''] = LABEL.exec(before) ?? [];
  return label !== undefined && LEAD_IN.test(lead) && /^(?: or so)?\W*$/.test(after);
};
const LABEL = /^\W*(?!(?:if|when|after|before|then|and|but|so)\b)([^,;:.!?]{3,50}): (.*)$/;

/** 'When can I drive', 'how long must I rest', 'after how many days' */
const ASKS_TIME =
  /\b(?:when|how (?:long|soon|quickly|fast|early|late|much (?:notice|warning|time)|far (?:ahead|in advance)|many (?:minutes|hours|days|nights|weeks|months|years))|(?:is there|do you have|what is) (?:an?|the|your) [^?]*(?:periods?|times?|notice|warranty|guarantee))\b/;

/** Returns a sentence, after what it leaves to the question, to the previous sentence, or to the page of a treatment. */
export const aboutOf = (publicText: PublicText, subject: Subject): string =>
  [...contextOf(publicText, subject, ELLIPTICAL.test(subject.sentence)), subject.sentence].join(' ');

/** On the page /gift-vouchers, 'When does it run out?' is about gift vouchers. */
const topicOf = (route: string | undefined): readonly string[] => {
  const topic = route?.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return topic === '' ? [] : [topic];
};

function contextOf(
  { normal, page }: PublicText,
  { sentence, start, question, owner }: Subject,
  isElliptical: boolean,
): readonly string[] {
  const isPronoun = PRONOUN.test(sentence);
  const asked = question !== '' && (isPronoun || isElliptical) ? [...(owner ? [] : topicOf(page)), question] : [];
  if (!isPronoun) return asked;
  if (start > 0) return [...asked, sentenceSpanBefore(normal.text, start).text];
  // 'They are valid for a year.' on the page of the vouchers
  return question === '' && owner ? [normalNameOf(owner)] : asked;
}

/** Returns the paths of the facts that a sentence quotes. */
export function quotedFacts(
  { normal, segments }: PublicText,
  { sentence, start }: Pick<Subject, 'sentence' | 'start'>,
): readonly string[] {
  const { at, length } = normal.original(start, sentence.length);
  return segments.flatMap(({ fact, start: from, end }) =>
    fact !== undefined && from < at + length && end > at ? [fact] : [],
  );
}

/**
 * Returns true if the sentence quotes the fact at a path. It then states the fact correctly, and another quantity in it is
 * about something else: 'every {figures.recall}, some only twice a year'.
 */
export const quotesFact = (publicText: PublicText, subject: Subject, path: string): boolean =>
  quotedFacts(publicText, subject).includes(path);

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
