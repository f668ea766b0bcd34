/** The questions of visitors on pages, and their answers. */
import type { ConfigPath } from '../../../core/finding.ts';
import { memoize } from '../../../core/lazy.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { Prose } from '../../../facts/prose.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import type { Plan } from '../../../plan/index.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { configPathOf, isVisitorsQuestion, type PublicText } from '../public-texts/index.ts';

export interface QuestionsOfVisitors {
  /** Returns the question that a text answers, normalised; '' for any other text. */
  readonly questionOf: (publicText: PublicText) => string;
  /** Returns whether a text is a question whose answer begins with a denial: 'Will it be painless? No.' */
  readonly isDeniedByAnswer: (publicText: PublicText) => boolean;
}

/** A question and what follows it. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
  /** The position of the answer in the normalised text. */
  readonly at: number;
}

/** A text answers its question, and what follows a question in the text answers that: 'Do you stock statins? We do.' */
export const answersIn = ({ normal: { text } }: PublicText, question: string): readonly Answered[] => [
  { question, answer: text, at: 0 },
  ...sentencesIn(text).flatMap((asked) => {
    const at = asked.start + asked.text.length + 1;
    return asked.text.endsWith('?') && at < text.length ? [{ question: asked.text, answer: text.slice(at), at }] : [];
  }),
];

export function questionsOfVisitors({ plan }: { readonly plan: Plan }): QuestionsOfVisitors {
  const pages = new Map(plan.pages.map((page) => [page.route, page]));
  const normal = memoize((text: string) => normalise(text).text);
  const entryOf = (text: PublicText) => {
    const path = configPathOf(text);
    return path[0] === 'pages' ? entryAt(pages.get(text.page ?? ''), path) : undefined;
  };
  return {
    questionOf: (publicText) => normal(publicText.question ?? withoutQuotes(entryOf(publicText)?.question)),
    isDeniedByAnswer: (publicText) =>
      isVisitorsQuestion(publicText) && beginsWithDenial(normal(entryOf(publicText)?.answer.source ?? '')),
  };
}

/** The words of a question without the facts that it quotes. */
const withoutQuotes = (question: Prose | undefined): string => question?.source.replace(/\{[^{}]*\}/g, '') ?? '';

const DENIAL =
  /^\W*(?:(?:sadly|alas|unfortunately|honestly|probably|well|i am afraid|we are afraid),? )*(?:no(?!t only)|not|never|nobody|neither|none|hardly|rarely|we (?:cannot|can't|do not|don't|would not|never)|it (?:cannot|does not|doesn't|is not|isn't|will not|won't))\b/;

/** Returns true for an answer such as 'sadly not' and 'we cannot know that', in normal form. */
export const beginsWithDenial = (answer: string): boolean => DENIAL.test(answer);

/** Returns the question and the answer at a path. */
function entryAt(page: PlannedPage | undefined, path: ConfigPath) {
  const [, , , list, at] = path;
  if (list !== 'questions' || typeof at !== 'number') return undefined;
  const section = page?.sections.find((each) => each.path.every((key, index) => path[index] === key));
  return section?.data.kind === 'faq' ? section.data.questions[at] : undefined;
}
