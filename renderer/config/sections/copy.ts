import type { Authored } from '../annotations.ts';
import type { Action, Refs } from '../refs.ts';
import type { DateText, Prose } from '../text.ts';
import type { FieldsOf, Headed, SectionBase } from './base.ts';

/** Words beside a picture. */
export interface Feature<R extends Refs> extends Headed {
  readonly kind: 'feature';
  /** A few words each, one a line. */
  readonly points: readonly Prose[];
  /** The picture beside the words, by its name in `images`. */
  readonly image: R['image'];
}
/** Words beside a picture: `feature({ title: 'A quiet room', points: ['Ground floor'], image: 'room' })`. */
export const feature = <R extends Refs>(fields: FieldsOf<Feature<R>>): Feature<R> => ({ kind: 'feature', ...fields });

/** A few paragraphs that explain, with a picture or a diagram beside them. */
export interface Explanation<R extends Refs> extends SectionBase {
  readonly kind: 'explanation';
  /** The heading. */
  readonly title: string;
  /** The paragraphs, one a text. */
  readonly paragraphs: readonly Prose[];
  /** A picture or diagram beside them, by its name in `images`. */
  readonly image?: R['image'];
  /** Facts under the paragraphs, as a list of terms. */
  readonly facts?: readonly {
    /** The term: 'Material'. */
    readonly label: string;
    /** What is said of it. */
    readonly text: Prose;
  }[];
  /** A button under them. */
  readonly action?: Action<R>;
}
/** A few paragraphs, with a picture or a diagram beside them: `explanation({ title: 'How it works', paragraphs: ['…'] })`. */
export const explanation = <R extends Refs>(fields: FieldsOf<Explanation<R>>): Explanation<R> => ({
  kind: 'explanation',
  ...fields,
});

/** A step of a journey. */
export interface Step {
  /** What it is called: 'Assessment'. */
  readonly title: string;
  /** What happens, in a sentence or two. */
  readonly copy: Prose;
  /** When it happens: 'Day 0, 45min'. */
  readonly when?: Prose;
}
/** A step of a journey: `step('First visit', 'We look and listen.', '45 minutes')`; the last is when it happens. */
export const step = (title: string, copy: Prose, when?: Prose): Step => ({ title, copy, ...(when ? { when } : {}) });

/** Numbered steps. */
export interface Journey extends Headed {
  readonly kind: 'journey';
  /** The steps in their order: `[step('First visit', 'We look and listen.', '45 minutes')]`. */
  readonly steps: readonly Authored<Step>[];
}
/** Numbered steps: `journey('Your journey, in two steps', [step('Visit', '…'), step('Review', '…')])`. */
export const journey = (title: string, steps: Journey['steps'], fields: Partial<FieldsOf<Journey>> = {}): Journey => ({
  kind: 'journey',
  title,
  steps,
  ...fields,
});

/** A question and its answer. */
export interface Question {
  /** The question, as a visitor would ask it. */
  readonly question: string;
  /** The answer, in a few sentences. */
  readonly answer: Prose;
}
/** A question and its answer: `question('Does it hurt?', 'A little, at first.')`. */
export const question = (text: string, answer: Prose): Question => ({ question: text, answer });

/** Questions that open in place, one at a time. */
export interface Faq extends SectionBase {
  readonly kind: 'faq';
  /** The heading; 'Questions' where nothing is said. */
  readonly title?: string;
  readonly questions: readonly Authored<Question>[];
}
/** Questions that open in place, one at a time: `faq([question('Does it hurt?', '…')], { title: 'Questions' })`. */
export const faq = (questions: Faq['questions'], fields: Omit<FieldsOf<Faq>, 'questions'> = {}): Faq => ({
  kind: 'faq',
  questions,
  ...fields,
});

/** Short facts in a row: 30 minutes, by telephone, free. */
export interface QuickFacts extends SectionBase {
  readonly kind: 'quickFacts';
  /** The heading, for those who hear it: 'At a glance'. */
  readonly title: string;
  /** The facts, from left to right. */
  readonly facts: readonly {
    /** The fact, set large: '30 minutes'. */
    readonly value: Prose;
    /** A few words under it. */
    readonly note?: Prose;
  }[];
}
/** Short facts in a row: `quickFacts('At a glance', [{ value: '30 minutes', note: 'By telephone' }])`. */
export const quickFacts = (
  title: string,
  facts: QuickFacts['facts'],
  fields: Partial<FieldsOf<QuickFacts>> = {},
): QuickFacts => ({ kind: 'quickFacts', title, facts, ...fields });

/** Lists that open in place. */
export interface Lists extends SectionBase {
  readonly kind: 'lists';
  /** The heading over the lists: 'What to expect'. */
  readonly title: string;
  /** The lists, from top to bottom. */
  readonly lists: readonly {
    /** The words that open it: 'What to bring'. */
    readonly title: string;
    /** What it holds, one a line. */
    readonly items: readonly Prose[];
  }[];
}
/** Lists that open in place: `lists('What to expect', [{ title: 'What to bring', items: ['…'] }])`. */
export const lists = (title: string, items: Lists['lists'], fields: Partial<FieldsOf<Lists>> = {}): Lists => ({
  kind: 'lists',
  title,
  lists: items,
  ...fields,
});

/** A few cards, each with a picture, a title and bullets. */
export interface Arenas<R extends Refs> extends Headed {
  readonly kind: 'arenas';
  /** The cards, from left to right. */
  readonly arenas: readonly {
    /** The heading of the card: 'At work'. */
    readonly title: string;
    /** The picture of the card, by its name in `images`. */
    readonly image: R['image'];
    /** A few words each, one a line. */
    readonly points: readonly Prose[];
  }[];
}
/**
 * A few cards, each with a picture, a title and bullets: `arenas({ title: 'Where it helps', arenas: [{ title: 'At
 * work', image: 'desk', points: ['…'] }] })`.
 */
export const arenas = <R extends Refs>(fields: FieldsOf<Arenas<R>>): Arenas<R> => ({ kind: 'arenas', ...fields });

/** A sentence worth a page of its own. */
export interface Quotation<R extends Refs> extends SectionBase {
  readonly kind: 'quotation';
  readonly quote: Authored<Prose>;
  /** Who said it, by the name in `people`. */
  readonly by?: R['person'];
  /** A few words over it: 'What we hold to'. */
  readonly label?: string;
}
/** A sentence worth a page of its own: `quotation('Look first.', { label: 'What we hold to' })`. */
export const quotation = <R extends Refs>(
  quote: Authored<Prose>,
  fields: Omit<FieldsOf<Quotation<R>>, 'quote'> = {},
): Quotation<R> => ({ kind: 'quotation', quote, ...fields });

/** Benefits: a figure or a word, a title, a sentence. */
export interface Benefits extends SectionBase {
  readonly kind: 'benefits';
  /** The heading; 'Benefits' where nothing is said. */
  readonly title?: string;
  readonly benefits: readonly Benefit[];
}
export interface Benefit {
  /** What is gained, in a few words. */
  readonly title: string;
  /** A sentence or two about it. */
  readonly copy: Prose;
  /** A figure that is set large; it should quote a fact. */
  readonly figure?: {
    /** The figure itself: '{catalogue.massage.figures.lasts}'. */
    readonly value: Prose;
    /** What it counts: 'sessions'. */
    readonly unit?: Prose;
  };
}
/**
 * A benefit: `benefit('How long it lasts', 'It fades by itself.', '{catalogue.massage.figures.lasts}')`; a figure and
 * its unit may follow the words.
 */
export const benefit = (title: string, copy: Prose, figure?: Prose, unit?: Prose): Benefit => ({
  title,
  copy,
  ...(figure ? { figure: { value: figure, ...(unit ? { unit } : {}) } } : {}),
});
/** Benefits side by side: `benefits([benefit('Small doses', '…', '6–10', 'injections')])`. */
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
  /** The day on which it was last changed: '2026-11-02'. */
  readonly updated: Authored<DateText>;
}
/** A policy, a Markdown file in content/policies/: `policy('Privacy', 'privacy.md', { updated: '2026-11-02' })`. */
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
/** A short text that must be read: `disclaimer(['Results vary from person to person.'])`. */
export const disclaimer = (paragraphs: readonly Prose[], fields: SectionBase = {}): Disclaimer => ({
  kind: 'disclaimer',
  paragraphs,
  ...fields,
});
