/** Sentences that state another number of instalments than the config: 'in eight instalments' for '4 x £800'. */
import type { InstalmentPlan } from '../../../config/derived/instalment-plans.ts';
import { SHORT_NUMBER_IN_WORDS, writtenNumber } from '../../../facts/number-words.ts';
import { clinicsProseOf } from '../about/prose.ts';
import { authoredAt, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';

/** 'In six parts', 'over ten monthly payments'; `content/one-fact` reads numbers beside an amount: 'twelve payments of £195'. */
const COUNT = new RegExp(
  String.raw`\b(?:in|over|into|by) (?<count>\d{1,2}|${SHORT_NUMBER_IN_WORDS}) (?:(?:equal|monthly|interest-free|yearly|weekly) ){0,2}(?<noun>instalments|payments|parts)\b(?! of| at|,? each)`,
  'g',
);
const PAYS = /\b(?:pay|pays|paid|paying|payable|spread|split|instalments)\b/;

/** Returns a finding for each number that no instalments have: those of the item of the sentence, or all of the site. */
export function miscountedInstalments(input: RuleInput, all: readonly InstalmentPlan[]): readonly RuleFinding[] {
  if (all.length === 0) return [];
  return clinicsProseOf(input.publicTexts).flatMap((text) =>
    [...text.normal.text.matchAll(COUNT)].flatMap(({ index, 0: words, groups: { count = '' } = {} }) => {
      const { sentence, items, named, question } = input.lookups.subjectAt(text, index);
      if (!PAYS.test(`${question} ${sentence}`) || /\b(?:or|up to|to)\b/.test(words)) return [];
      const own = all.filter(({ path }) => items.some((item) => item.path.join() === path.join()));
      const [meant, ...others] = own.length > 0 ? own : items.length > 0 ? [] : all;
      if (!meant || [meant, ...others].some(({ instalments }) => instalments.count === writtenNumber(count))) return [];
      const span = text.normal.original(index + words.indexOf(count), count.length);
      const { instalments, path } = meant;
      return {
        message:
          others.length === 0
            ? `“${textAt(text, span)}” is not the number of instalments of “${path.join('.')}”, which is ${instalments.text}.`
            : `“${textAt(text, span)}” is not the number of any instalments in the config.`,
        help: quoteOrUpdateHelp(
          text,
          others.length === 0
            ? `Quote the instalments: {${path.join('.')}.instalments}.`
            : 'Correct the number, or name what is paid in instalments and quote its instalments.',
        ),
        ...authoredAt(text, span),
        // 'Pay in two parts' can mean a deposit and the rest.
        ...warningUnless(named.length > 0 || own.length > 0),
      };
    }),
  );
}
