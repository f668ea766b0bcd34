import type { LearnedRule } from './model.ts';

/** The most usual words of claims. A sentence with one of them is reported if it is only near the wrong ones. */
const USUAL: Readonly<Partial<Record<LearnedRule, RegExp>>> = {
  'claim/effect':
    /\b(?:last(?:s|ed|ing)?(?: for)? (?:up to |about |at least |more than )?(?:an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |\d+)[\w–-]* ?(?:hours?|days?|weeks?|months?|years?)|(?:long[ -])?lasting (?:results?|effects?|relief|change)|(?:visible|instant|immediate|visibly better|noticeable) (?:results?|effects?|relief|improvements?)|(?:better|less|fewer|gone|free|[a-z]{3,}er) (?:within|after|in) (?:just |only )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:hours?|days?|weeks?|months?|sessions?|visits?|treatments?))/i,
  'claim/guarantee':
    /\b(?:guarante\w+|pain(?:less(?:ly)?|[ -]free)|permanent(?:ly)?|risk[ -]free|(?:100 ?%|completely|totally|absolutely|perfectly) safe|(?:no|without) (?:any )?(?:risks?|side effects?|pain)|for ever|forever|once and for all|miracles?|money[ -]back)/i,
  'claim/pressure':
    /\b(?:hurry|today only|only today|act (?:now|fast)|limited[ -]time(?: only)?|last chance|black friday|cyber monday|flash sale|no downtime|lunch[ -]?(?:time|break|hour)|while (?:stocks|places|slots) last|don[’']t (?:miss|wait|delay)|two for (?:one|the price of one)|(?:2|two)[ -]for[ -](?:1|one)|buy one)/i,
};

/** Returns where a sentence has one of the most usual words of a claim; `undefined` if it has none. */
export function usualWordsIn(sentence: string, rule: LearnedRule) {
  const match = USUAL[rule]?.exec(sentence);
  return match ? { at: match.index, length: match[0].length } : undefined;
}
