import type { ItemFigures, NamedFigure } from '../../../../config/derived/item-figures.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { areAlike, isWithin, type Quantity } from '../../../../facts/quantities.ts';
import type { ItemIndex } from '../../about/item-index.ts';
import type { Subject } from '../../about/subject.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { InSentence } from './figures.ts';

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
  readonly mentionsIn: ItemIndex['mentionsIn'];
  /** The first appointments of all departments. */
  readonly consultations: readonly ConfigPath[];
  /** Returns true for such an appointment and for the category that it belongs to. */
  readonly isFirstAppointment: (path: ConfigPath) => boolean;
  /** Figures of the site and of the departments. */
  readonly figures: readonly NamedFigure[];
}

/** The words of a finding. */
export interface Message {
  readonly message: string;
  /** How to quote the fact. */
  readonly help: string;
  /** The value of the fact. */
  readonly against: string;
}

/** A sentence may occur several times in a text; this returns the one around the quantity. */
export function inSentence({
  publicText: { normal },
  quantity: { normalAt, normalLength },
  subject: { sentence, start },
}: Mention): InSentence {
  return {
    sentence,
    before: normal.text.slice(start, normalAt),
    after: normal.text.slice(normalAt + normalLength, start + sentence.length),
  };
}

export const agrees = (quantity: Quantity, facts: readonly Quantity[]): boolean =>
  facts.some((fact) => areAlike(quantity, fact) && isWithin(quantity, fact));

/** The names of the items that a sentence is about: '“Massage” or “Cupping”'. */
export const namesOf = ({ items }: Pick<Subject, 'items'>): string =>
  [...new Set(items.map(({ names: [name = ''] }) => `“${name}”`))].join(' or ');
