/** Sentences that deny a deposit of the config: 'Do you ask for a deposit?', 'No, you pay on the day.' */
import type { PricedItem } from '../../../config/derived/priced.ts';
import { separateWords } from '../../../core/wording.ts';
import { normalise } from '../../../facts/normalise.ts';
import { sentencesIn } from '../../../facts/sentences.ts';
import { holdsWords } from '../../../facts/words.ts';
import { spaced } from '../about/names.ts';
import { beginsWithDenial } from '../about/questions.ts';
import { authoredAt, configPathOf, isAnswer, type PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { ASKS_DEPOSIT } from './amounts/sentence/deposit-asked.ts';
import { type Deposit, NO_DEPOSIT } from './deposit-mention.ts';
import { type Statement, statementsOf, withMembers } from './deposit-scope.ts';

/** Words that limit a denial: 'No, only for floats.' */
const LIMITED =
  /\b(?:only(?! (?:ever )?pay\b)|except|unless|until|but|always|usually|often|rarely|hardly|yet|more than|apart from|other than|not for|besides|however|single)\b/;
/** 'No deposit for children', 'if you pay in full': not for everybody. */
const FOR_SOME = /\b(?:for|if|when|with|on|from|as|by)\b/;

/** 'No deposit below £50', 'at £50 or less', 'under an hour', but not 'under any circumstances' */
const BELOW_LIMIT = /\b(?:below|under(?! (?:any|no)\b)|up to|(?:less|shorter) than|or less)\b/;

/**
 * Returns a finding for each answer that denies the deposit, and each sentence that denies it for a treatment that has
 * one, or beside a sentence that states it: 'No deposit, ever.'
 */
export function deniedDeposits(input: RuleInput, deposits: readonly Deposit[]): readonly RuleFinding[] {
  return deposits.flatMap((deposit) => {
    const statements = statementsOf(input, deposit);
    // The answer of one department says nothing about the deposit of another, unless it names that: 'No, not in Make-up.'
    const words = separateWords(deposit.name.replace(/deposit/i, ''));
    const isMeant = ({ normal }: PublicText) =>
      deposits.length === 1 || (words !== '' && holdsWords(spaced(normal.text), words));
    return input.publicTexts.authored
      .filter((text) => configPathOf(text)[0] === 'pages' && isMeant(text) && denies(text, deposit, input, statements))
      .map((text) => ({
        message: `This denies the deposit of ${deposit.text} that the config states.`,
        help: `Say what it is for and quote it: {figures.${deposit.name}}. If you no longer take one, remove the figure.`,
        ...authoredAt(text, { at: 0, length: text.text.length }),
      }));
  });
}

function denies(text: PublicText, deposit: Deposit, input: RuleInput, statements: readonly Statement[]): boolean {
  const { lookups, plan } = input;
  const { namesIn, itemAt } = lookups.items();
  const isTakenFor = (item: PricedItem) =>
    withMembers(item, input).every((one) =>
      statements.some(({ sentence, items, treated }) =>
        items.length > 0 ? items.includes(one) : treated === one && /\bdeposit\b/.test(sentence),
      ),
    );
  const words = text.normal.text;
  if (LIMITED.test(words) || holdsWords(words, normalise(deposit.text).text)) return false;
  const question = lookups.questionOf(text);
  const treatment = plan.pages.find(({ route }) => route === text.page)?.treatment;
  const page = treatment === undefined ? undefined : itemAt(['catalogue', treatment]);
  if (ASKS_DEPOSIT.test(question) && isAnswer(text) && (beginsWithDenial(words) || /^\W*nothing\b/.test(words))) {
    const asked = namesIn(question).flatMap(({ items }) => items);
    const about = asked.length > 0 ? asked : page ? [page] : [];
    return about.every(isTakenFor);
  }
  const namedIn = (some: string) => namesIn(some).flatMap(({ items }) => items);
  return sentencesIn(words).some((sentence) => {
    const named = namedIn(sentence.text);
    if (!NO_DEPOSIT.test(sentence.text) || BELOW_LIMIT.test(sentence.text)) return false;
    return named.length > 0
      ? named.every(isTakenFor)
      : !FOR_SOME.test(sentence.text) &&
          // 'Book a refill. No deposit.': the sentence before says for what.
          namedIn(words.slice(0, sentence.start)).every(isTakenFor) &&
          statements.some(({ page: route, items }) => route === text.page && items.length === 0);
  });
}
