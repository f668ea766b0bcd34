/**
 * Classes with a value in them, and such as few pages need: a page brings the rules for those alone that stand in it, also in
 * the props of an island that will use them. A strict policy allows no style attributes, and islands have no styles of their
 * own.
 */

/** A picture's flat colour. */
export const placeholderClass = (colour: string): string => `g-${colour}`;

/** The part of a picture that stays in sight where it is cut. */
export const positionClass = (position: string): string => `at-${position}`;

/** How many letters the longest word of a title has. */
export const lettersClass = (letters: number): string => `w${letters}`;

const POSITIONS: Readonly<Record<string, string>> = {
  top: '50% 0',
  bottom: '50% 100%',
  left: '0 50%',
  right: '100% 50%',
};

/** The line in a picture's corner that says what it is. */
const CAPTION =
  '.standin{position:absolute;left:var(--pad);bottom:1rem;padding:.28rem .55rem;font-size:var(--t-xs);line-height:1.3;background:var(--page)}';

const KINDS: readonly { readonly class: RegExp; readonly rule: (value: string) => string }[] = [
  { class: /\bg-([\da-f]{6})\b/g, rule: (colour) => `.${placeholderClass(colour)}{background:#${colour}}` },
  {
    class: /(?:\bat-|position&quot;:&quot;)(top|bottom|left|right)\b/g,
    rule: (position) => `.${positionClass(position)}{object-position:${POSITIONS[position]}}`,
  },
  {
    class: /\bw(\d+)\b/g,
    rule: (letters) => `.${lettersClass(Number(letters))}{--letters:${letters}}`,
  },
  { class: /class="(standin)\b/g, rule: () => CAPTION },
];

/** The rules for all such classes in a page. */
export const rulesOnDemand = (html: string): string =>
  KINDS.flatMap(({ class: kind, rule }) =>
    [...new Set([...html.matchAll(kind)].map(([, value = '']) => value))].map(rule),
  ).join('');
