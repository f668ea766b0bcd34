/**
 * Rules for classes that contain a value, and for classes that few pages need. A page includes only the rules of
 * classes that occur in its HTML, including the props of islands. This is necessary because a strict policy allows no
 * style attributes and islands cannot contain styles.
 */

/** The placeholder colour of an image. */
export const placeholderClass = (colour: string): string => `g-${colour}`;

/** The part that stays visible if an image is cropped. */
export const positionClass = (position: string): string => `at-${position}`;

/** The number of letters in the longest word of a title. */
export const lettersClass = (letters: number): string => `w${letters}`;

const POSITIONS: Readonly<Record<string, string>> = {
  top: '50% 0',
  bottom: '50% 100%',
  left: '0 50%',
  right: '100% 50%',
};

/** The caption in the corner of an image. */
const CAPTION =
  '.standin{position:absolute;left:var(--pad);bottom:1rem;padding:.28rem .55rem;font-size:var(--t-xs);line-height:1.3;background:var(--page)}';

/** The small arrow at the end of a link that opens a new tab, if it has no other arrow. */
export const NEW_TAB_CLASS = 'out';

/** A word joiner keeps it beside the last word. High-contrast modes would replace its background. */
const NEW_TAB_ARROW =
  '.out:before{content:"\\2060"}.out:after{content:"";display:inline-block;padding:.25em;margin-left:.3em;background:currentColor;clip-path:polygon(20% 0,100% 0,100% 80%,88% 80%,88% 20%,8% 100%,0 92%,80% 12%,20% 12%);forced-color-adjust:none}';

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
  { class: /class="[^"]*\b(soft)\b/g, rule: () => '.soft{color:var(--ink-soft)}' },
  { class: /class="(out)"/g, rule: () => NEW_TAB_ARROW },
  { class: /class="[^"]*\b(n4)\b/g, rule: () => '.n4{--n:4}' },
];

/** Returns the conditional rules that a page needs. */
export const rulesOnDemand = (html: string): string =>
  KINDS.flatMap(({ class: kind, rule }) =>
    [...new Set([...html.matchAll(kind)].map(([, value = '']) => value))].map(rule),
  ).join('');
