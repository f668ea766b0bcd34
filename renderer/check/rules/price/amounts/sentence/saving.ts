/** Whether the words around an amount call it a saving. */
import { type AmountInSentence, isFigure, wordsBeside } from './amount-in-sentence.ts';
import { isAskedSaving } from './asked-relation.ts';

const SAVES_BEFORE =
  /\b(?:sav(?:e|es|ed|ing|ings)|pocket|(?<!\b(?:we|us|clinic|practice|studio|salon)(?:'d|'ll)? (?:\w+ )?)keep|spares? you|discount of|reduction of|(?:reduced|discounted|lower|cheaper|less) by)(?: (?:of|you|up|to|another|a|further|about|around|nearly|almost|just|over|under))*:? $/;
const SAVES_AFTER =
  /^ (?:(?:off|less(?! (?:often\b|£|\d|the deposit\b|(?:two|three|four|five|six|eight|ten|twelve)\b))|saving|saved|cheaper|discount)\b|(?:(?:back|stays?|remains?|more) )?in (?:your|their|his|her|the) (?:pocket|purse|wallet)|better off\b|(?:below|under) the (?:prices?|cost|total|sum) of (?:the|both|all|its)\b)/;

/** 'You save £16 with four sessions and £42 with six', 'four sessions save £16, and six £42': only courses are around the second. */
const ALSO_SAVED =
  /^(?: (?:with|on|for) [\w' -]+)?(?:,| and|, and)(?: (?:course|block|package|pack|set|bundle) of| (?!(?:is|are|costs?|pays?|comes?|prices?|totals?|fees?|instead|from|to|of|at|now|then|only|just)\b)[\w'-]+){0,4} $/;
const ONLY_COURSE = /^(?: (?:with|on|for)\b|[.,;!]|$)/;

/** Whether the words around an amount call it a saving: 'save £20', '£20 off'. */
export function isSaving(context: AmountInSentence): boolean {
  const {
    publicText: { normal },
    amount: { normalAt, normalLength },
  } = context;
  const before = normal.text.slice(Math.max(0, normalAt - 32), normalAt);
  const after = normal.text.slice(normalAt + normalLength);
  return (
    SAVES_BEFORE.test(before) ||
    SAVES_AFTER.test(after) ||
    isAskedSaving(context) ||
    isNextSaving(context, after) ||
    isFigureSaved(context)
  );
}

/** The large '£42' above 'saved on six', if something saves as much */
const isFigureSaved = (context: AmountInSentence): boolean =>
  isFigure(context) &&
  /\bsav(?:e|es|ed|ing|ings)\b/.test(wordsBeside(context)) &&
  context.index.facts.get(context.amount.pence ?? Number.NaN)?.some(({ savedOn }) => savedOn !== undefined) === true;

function isNextSaving(context: AmountInSentence, after: string): boolean {
  const { amount, amounts, publicText } = context;
  const previous = amounts.filter(({ normalAt }) => normalAt < amount.normalAt).at(-1);
  if (!previous || !ONLY_COURSE.test(after)) return false;
  const between = publicText.normal.text.slice(previous.normalAt + previous.normalLength, amount.normalAt);
  return ALSO_SAVED.test(between) && isSaving({ ...context, amount: previous });
}
