/** Titles whose members are in another register than a sentence says: 'our nurse, who is registered with the GMC'. */
import type { Site } from '../../../../config/site.ts';
import type { RuleFinding } from '../../rule.ts';
import { type FoundWords, findingAt } from '../find-words.ts';
import { isStatutory, registerOfTitle, shortNameOf, titlesIn } from '../lexicon/registers.ts';

const TITLE_BEFORE = /(?<title>[a-z-]+ [a-z-]+)(?:, who (?:is|are)|s? (?:is|are))(?: (?:also|all|both|fully))? $/i;

/** Reports a register that nobody with the title before the words is in; nothing unless the law regulates the title. */
export function otherRegister(
  found: FoundWords,
  registers: readonly string[],
  { people }: Pick<Site, 'people'>,
): RuleFinding | undefined {
  const before = found.text.text.slice(0, found.span.at);
  const words = TITLE_BEFORE.exec(before)?.groups?.title ?? '';
  const own = registerOfTitle(words);
  const title = titlesIn(words).at(-1)?.title.replace(/s$/, '');
  const isOther = own !== undefined && registers.every((register) => register !== own && isStatutory(register));
  const holders = Object.values(people).filter(
    (person) => title !== undefined && person.title.toLowerCase().includes(title),
  );
  const isEntered = holders.some(({ registration }) => registers.includes(shortNameOf(registration?.register ?? '')));
  return isOther && title !== undefined && !isEntered
    ? findingAt(
        found,
        `“${found.words}” is said of a ${title}, but the register for this title is another one (${own}).`,
        'Correct the name of the register.',
      )
    : undefined;
}
