/** Durations that a sentence divides, adds or subtracts: 'an hour for the tests and half an hour for the results'. */
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { Mention } from '../mention.ts';
import { allMinutes, exactMinutes } from './minutes.ts';

/** True for parts that add up to a correct duration, for the sum of several, and for one that differs from another as the sentence says. */
export const isPartOrDifference = (mention: Mention, inText: readonly Quantity[], own: readonly number[]): boolean =>
  isDivided(allMinutes(inText), own) || isOfSeveral(mention, own) || isDifference(mention, inText, own);

/** 'an hour for the tests and half an hour for the results' of 90 minutes, which the sentence may name too. */
function isDivided(parts: readonly number[], own: readonly number[]): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return own.some(
    (whole) => (parts.length > 1 && sum === whole) || (parts.length > 2 && parts.includes(whole) && sum === 2 * whole),
  );
}

/** 'Allow 35 minutes for the two': several of what the sentences name, together. */
const TOGETHER =
  /\b(?:for|of) (?:the two|them both|both(?: of them)?(?! [a-z])|all three|the three)\b|\b(?:like|want|need|have|do|book|choose) (?:the two|them both|both(?: of them)?(?! [a-z]))/;

/** True for the sum of durations of what a sentence is about, if it is about several of them together. */
const isOfSeveral = ({ quantity, subject: { sentence } }: Mention, own: readonly number[]): boolean => {
  const minutes = exactMinutes(quantity);
  const [words] = TOGETHER.exec(sentence) ?? [];
  if (words === undefined) return false;
  return own.some((first, index) =>
    own
      .slice(index + 1)
      .some((second, next) =>
        words.endsWith('three')
          ? own.slice(index + next + 2).some((third) => first + second + third === minutes)
          : first + second === minutes,
      ),
  );
};

/** 'an hour, less five minutes', 'five minutes short of an hour' */
function isDifference({ quantity, publicText }: Mention, inText: readonly Quantity[], own: readonly number[]): boolean {
  return inText.some((first, index) => {
    const second = inText[index + 1];
    if (!second || (quantity !== first && quantity !== second)) return false;
    const words = publicText.normal.text.slice(first.normalAt + first.normalLength, second.normalAt);
    const [a = 0] = allMinutes([first]);
    const [b = 0] = allMinutes([second]);
    return (
      (/^,? (?:less|minus) $/.test(words) && own.includes(a - b)) ||
      (/^ (?:short of|less than|under) $/.test(words) && own.includes(b - a))
    );
  });
}
