import type { Authored } from '../marks.ts';
import type { Action, Refs } from '../refs.ts';
import type { DateText, Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** Words beside a picture. */
export interface Feature<R extends Refs> extends Headed {
  readonly kind: 'feature';
  readonly points: readonly Prose[];
  readonly image: R['image'];
}
export const feature = <R extends Refs>(fields: FieldsOf<Feature<R>>): Feature<R> => ({ kind: 'feature', ...fields });

/** A few paragraphs that explain, with a picture or a diagram beside them. */
export interface Explanation<R extends Refs> extends SectionBase {
  readonly kind: 'explanation';
  readonly title: string;
  readonly paragraphs: readonly Prose[];
  readonly image?: R['image'];
  /** Facts under the paragraphs, as a list of terms. */
  readonly facts?: readonly { readonly label: string; readonly text: Prose }[];
  readonly action?: Action<R>;
}
export const explanation = <R extends Refs>(fields: FieldsOf<Explanation<R>>): Explanation<R> => ({
  kind: 'explanation',
  ...fields,
});

/** A step of a journey. */
export interface Step {
  readonly title: string;
  readonly copy: Prose;
  /** When it happens: 'Day 0, 45min'. */
  readonly when?: Prose;
}
export const step = (title: string, copy: Prose, when?: Prose): Step => ({ title, copy, ...(when ? { when } : {}) });

/** Numbered steps. */
export interface Journey extends Headed {
  readonly kind: 'journey';
  readonly steps: readonly Authored<Step>[];
}
export const journey = (title: string, steps: Journey['steps'], fields: Partial<FieldsOf<Journey>> = {}): Journey => ({
  kind: 'journey',
  title,
  steps,
  ...fields,
});

/** A question and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: Prose;
}
export const question = (text: string, answer: Prose): Question => ({ question: text, answer });

/** Questions that open in place, one at a time. */
export interface Faq extends SectionBase {
  readonly kind: 'faq';
  readonly title?: string;
  readonly questions: readonly Authored<Question>[];
}
export const faq = (questions: Faq['questions'], fields: Omit<FieldsOf<Faq>, 'questions'> = {}): Faq => ({
  kind: 'faq',
  questions,
  ...fields,
});

/** Short facts in a row: 30 minutes, by telephone, free. */
export interface QuickFacts extends SectionBase {
  readonly kind: 'quickFacts';
  readonly title: string;
  readonly facts: readonly { readonly value: Prose; readonly note?: Prose }[];
}
export const quickFacts = (
  title: string,
  facts: QuickFacts['facts'],
  fields: Partial<FieldsOf<QuickFacts>> = {},
): QuickFacts => ({ kind: 'quickFacts', title, facts, ...fields });

/** Lists that open in place. */
export interface Lists extends SectionBase {
  readonly kind: 'lists';
  readonly title: string;
  readonly lists: readonly { readonly title: string; readonly items: readonly Prose[] }[];
}
export const lists = (title: string, items: Lists['lists'], fields: Partial<FieldsOf<Lists>> = {}): Lists => ({
  kind: 'lists',
  title,
  lists: items,
  ...fields,
});

/** A few cards, each with a picture, a title and bullets. */
export interface Arenas<R extends Refs> extends Headed {
  readonly kind: 'arenas';
  readonly arenas: readonly { readonly title: string; readonly image: R['image']; readonly points: readonly Prose[] }[];
}
export const arenas = <R extends Refs>(fields: FieldsOf<Arenas<R>>): Arenas<R> => ({ kind: 'arenas', ...fields });

/** A sentence worth a page of its own. */
export interface Quotation<R extends Refs> extends SectionBase {
  readonly kind: 'quotation';
  readonly quote: Authored<Prose>;
  readonly by?: R['person'];
  readonly label?: string;
}
export const quotation = <R extends Refs>(
  quote: Authored<Prose>,
  fields: Omit<FieldsOf<Quotation<R>>, 'quote'> = {},
): Quotation<R> => ({ kind: 'quotation', quote, ...fields });

/** Benefits: a figure or a word, a title, a sentence. */
export interface Benefits extends SectionBase {
  readonly kind: 'benefits';
  readonly title?: string;
  readonly benefits: readonly Benefit[];
}
export interface Benefit {
  readonly title: string;
  readonly copy: Prose;
  /** A figure that is set large; it should quote a fact. */
  readonly figure?: { readonly value: Prose; readonly unit?: Prose };
}
export const benefit = (title: string, copy: Prose, figure?: Prose, unit?: Prose): Benefit => ({
  title,
  copy,
  ...(figure ? { figure: { value: figure, ...(unit ? { unit } : {}) } } : {}),
});
export const benefits = (items: readonly Benefit[], fields: Omit<FieldsOf<Benefits>, 'benefits'> = {}): Benefits => ({
  kind: 'benefits',
  benefits: items,
  ...fields,
});

/** A policy: a Markdown file in content/policies/, with a list of its sections. */
export interface Policy extends SectionBase {
  readonly kind: 'policy';
  readonly title: string;
  /** The file's name in content/policies/. */
  readonly file: Authored<string>;
  readonly updated: Authored<DateText>;
}
export const policy = (
  title: string,
  file: Policy['file'],
  fields: Omit<FieldsOf<Policy>, 'title' | 'file'>,
): Policy => ({
  kind: 'policy',
  title,
  file,
  ...fields,
});

/** A short text that must be read: a limit, a medical notice. */
export interface Disclaimer extends SectionBase {
  readonly kind: 'disclaimer';
  readonly paragraphs: readonly Prose[];
}
export const disclaimer = (paragraphs: readonly Prose[], fields: SectionBase = {}): Disclaimer => ({
  kind: 'disclaimer',
  paragraphs,
  ...fields,
});
