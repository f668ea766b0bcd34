/** The prices of what the words directly beside an amount name: '£46.80 for the lift', 'a check-up is £43.20'. */
import { combinationsOf } from '../../../../../facts/combinations.ts';
import type { Pence } from '../../../../../facts/money.ts';
import {
  type AmountInSentence,
  type Scope,
  scopesOf,
  segmentBefore,
  wordsAfter,
} from '../sentence/amount-in-sentence.ts';
import { mentionTokens } from '../sentence/mention-tokens.ts';
import type { CountedItem } from '../sentence/token.ts';
import { countedItemsIn } from './counted-items.ts';

const FOR = /^ (?:for|on) (?!(?:members|students|everybody|everyone|all)\b)/;
/** From the end of a name to its price: 'a check-up is just £43.20' */
const COSTS = /^(?:s|es)?(?:(?: |^)(?:then|only|just|now|(?:is|are|costs?|comes? to)))* $/;
const CLAUSE_END = /[,;:]| (?:but|while|instead|and (?=you|we|they|it)) /;

/**
 * Returns what the things named after the amount can cost together, or the one named before it; `undefined` if nothing is
 * named beside it.
 */
export function pricesBeside(context: AmountInSentence): readonly Pence[] | undefined {
  const after = namedIn(context, scopeAfter(context));
  if (after.length > 0) return combinationsOf(after).map(({ total }) => total);
  const [before, ...others] = namedIn(context, scopeBefore(context));
  // 'With the plan a check-up is £43.20' is about no sum.
  return before && others.length === 0 ? before.values.map((value) => value * before.count) : undefined;
}

function namedIn(context: AmountInSentence, scope: Scope | undefined): readonly CountedItem[] {
  if (!scope) return [];
  const names = mentionTokens(context, context.subject.sentence.slice(scope.from, scope.to), 'options');
  const items = countedItemsIn(context, scope, 'options');
  // 'Five single visits' name nothing, and are counted as what the text is about.
  return names.length === items.length && items.every(({ name }) => name !== undefined) ? items : [];
}

function scopeAfter(context: AmountInSentence): Scope | undefined {
  const { from, to } = scopesOf(context).after;
  if (!FOR.test(wordsAfter(context))) return undefined;
  const [clause = ''] = context.subject.sentence.slice(from, to).split(CLAUSE_END);
  return { from, to: from + clause.length };
}

function scopeBefore(context: AmountInSentence): Scope | undefined {
  const { index } = context;
  const clause = segmentBefore(context).split(CLAUSE_END).at(-1) ?? '';
  const { to } = scopesOf(context).before;
  const end = Math.max(...[...index.mentionsIn(clause), ...index.optionsIn(clause)].map((name) => name.end));
  return COSTS.test(clause.slice(end)) ? { from: to - clause.length, to } : undefined;
}
