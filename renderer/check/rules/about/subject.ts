import { isCategory, type PricedItem } from '../../../config/derived/priced.ts';
import { memoize } from '../../../core/lazy.ts';
import { normalise } from '../../../facts/normalise.ts';
import { NUMBER_WORDS } from '../../../facts/number-words.ts';
import { questionBefore, type SentenceSpan, sentenceSpanAt } from '../../../facts/sentences.ts';
import { hasInnerCapital } from '../../../facts/written-words.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';
import type { RuleSources } from '../rule-sources.ts';
import type { ItemIndex } from './item-index.ts';
import { stemsIn } from './mentions.ts';
import { type Named, normalNameOf } from './names.ts';
import type { QuestionsOfVisitors } from './questions.ts';
import { sectionSubject } from './section-subject.ts';

/** The items that a sentence is about. */
export interface Subject {
  readonly sentence: string;
  /** The position of the sentence in the normalised text. */
  readonly start: number;
  /** The items that the sentence names; if it names none, those that the question before it names. */
  readonly named: readonly PricedItem[];
  /** `named`, or the item that the text belongs to if that is empty. */
  readonly items: readonly PricedItem[];
  /** The item that the text belongs to, even if the sentence names another. */
  readonly owner?: PricedItem | undefined;
  /** The treatment of the page, even if the question before the text names another. */
  readonly treated?: PricedItem | undefined;
  /** The question above the text and the one directly before the sentence, normalised; '' if there is neither. */
  readonly question: string;
  /** Whether the sentence is the first of its text, or directly after a question. */
  readonly opensAnswer: boolean;
}

/** Returns the items that a sentence is about, and the one that its text belongs to. */
export const itemsWithOwner = ({ items, owner }: Pick<Subject, 'items' | 'owner'>): readonly PricedItem[] => [
  ...new Set(owner ? [...items, owner] : items),
];

/** Returns whether an amount or a quantity of a text is in the sentence. */
export const isInSentence = (
  { normalAt }: { readonly normalAt: number },
  { sentence, start }: Pick<Subject, 'sentence' | 'start'>,
): boolean => normalAt >= start && normalAt < start + sentence.length;

/** Finds the subject of the sentence around a character of normalised text. */
export type SubjectFinder = (publicText: PublicText, at: number) => Subject;

export function subjectFinder(
  input: Pick<RuleSources, 'site' | 'plan'>,
  index: ItemIndex,
  questionOf: QuestionsOfVisitors['questionOf'],
): SubjectFinder {
  const ownerOf = ownerFinder(input, index, questionOf);
  return (publicText, at) => {
    const { text: sentence, start } = sentenceSpanAt(publicText.normal.text, at);
    const namedIn = (span: SentenceSpan) => {
      const links = linkedIn(publicText, span, index);
      const names = index
        .namesIn(span.text)
        .filter(writtenAsName(publicText, span.start))
        .filter((name) => links.every((link) => name.end <= link.at || name.at >= link.end));
      return [...new Set([...names, ...links].sort((a, b) => a.at - b.at).flatMap(({ items }) => items))];
    };
    const before = questionBefore(publicText.normal.text, start);
    const said = namedIn({ text: sentence, start });
    // 'How long is an X-ray? Half an hour.'
    const { owner, treated } = ownerOf(publicText);
    const inOrder = said.length === 0 && before && ASKS.test(before.text) ? namedIn(before) : said;
    const named = treated && !inOrder.includes(treated) && usesWordsOf(treated, sentence) ? [treated] : inOrder;
    const items = named.length > 0 || !owner ? named : [owner];
    const question = [questionOf(publicText), before?.text].join(' ').trim();
    return {
      sentence,
      start,
      named,
      items,
      owner,
      treated,
      question,
      opensAnswer: start === 0 || before !== undefined,
    };
  };
}

/** 'Refills for gel nails' on the page of the “Gel refill”, which is not about “Gel nails” */
function usesWordsOf(item: PricedItem, sentence: string): boolean {
  const words = stemsIn(normalNameOf(item));
  const said = stemsIn(sentence);
  return words.size > 1 && [...words].every((word) => said.has(word));
}

/** Words that link to a treatment are about it, whatever they call it: '[the screen](treatment:driving-screen) takes an hour' */
const linkedIn = (
  { normal, segments }: PublicText,
  { start, text }: SentenceSpan,
  { itemAt }: Pick<ItemIndex, 'itemAt'>,
): readonly Named[] =>
  segments.flatMap((segment) => {
    const item = segment.treatment === undefined ? undefined : itemAt(['catalogue', segment.treatment]);
    if (!item) return [];
    const [at, end] = [normal.index(segment.start) - start, normal.index(segment.end) - start];
    return at >= 0 && at < text.length ? [{ at, end, items: [item] }] : [];
  });

/** Not 'Massage guns, half an hour a day? Ten minutes are plenty.' */
const ASKS =
  /^\W*(?:(?:and|but|so) )?(?:how|when|what|which|where|from|is|are|do|does|can|could|may|must|will|should|have|has)\b/;

/** “Both Eyes” is a name of a programme, 'both eyes' are eyes. */
const COUNTING_NAME = new RegExp(`^(?:both|a|first|next|every|all|${NUMBER_WORDS})(?: |$)`);

/** Returns whether a name is written as one: with a capital letter, if its words can also mean something else. */
const writtenAsName =
  ({ normal, text }: PublicText, start: number) =>
  ({ at, end, items }: Named): boolean => {
    const isProper = items.every(({ path: [part] }) => part === 'programmes' || part === 'offers');
    if (!isProper || !COUNTING_NAME.test(normal.text.slice(start + at, start + end))) return true;
    const span = normal.original(start + at, end - at);
    return hasInnerCapital(text.slice(span.at, span.at + span.length));
  };

/**
 * Finds the item that a text belongs to: by its config path, by the question that it answers, by its page, or by the
 * service that a testimonial is about.
 */
function ownerFinder(
  { site, plan }: Pick<RuleSources, 'site' | 'plan'>,
  index: ItemIndex,
  questionOf: QuestionsOfVisitors['questionOf'],
) {
  const pages = new Map(plan.pages.map((page) => [page.route, page]));
  const firstNamed = memoize((text: string) => index.namesIn(normalise(text).text)[0]?.items.at(-1));
  return (publicText: PublicText): Pick<Subject, 'owner' | 'treated'> => {
    const path = configPathOf(publicText);
    const [part, name = ''] = path;
    if (part === 'testimonials') return { owner: firstNamed(site.testimonials[name]?.service ?? '') };
    // A Markdown file belongs to the page that shows it.
    if (part !== undefined && part !== 'pages' && part !== 'routes') return { owner: index.itemAt(path) };
    const page = pages.get(publicText.page ?? '');
    const asked = firstNamed(questionOf(publicText)) ?? sectionSubject(page, path, { site, index, named: firstNamed });
    const treated = page?.treatment === undefined ? undefined : index.itemAt(['catalogue', page.treatment]);
    // On the page of a treatment, a word such as 'massage' means it, even if a category has that name.
    const owner =
      (treated && asked && isCategory(asked) ? undefined : asked) ??
      treated ??
      (page?.category === undefined ? undefined : index.itemAt(['categories', page.category]));
    return { owner, treated };
  };
}
