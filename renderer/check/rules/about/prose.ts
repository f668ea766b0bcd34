import type { PublicText, PublicTextKind, PublicTexts } from '../public-texts/index.ts';

/** Kinds of text that are not sentences: names, addresses and the facts themselves. */
const NO_PROSE: ReadonlySet<PublicTextKind> = new Set<PublicTextKind>([
  'company name',
  'figure',
  'address',
  'short link',
  'file name',
]);

export const isProse = ({ kind }: PublicText): boolean => !NO_PROSE.has(kind);

/** Returns the sentences in the config and in its files. */
export const proseOf = ({ authored }: PublicTexts): readonly PublicText[] => authored.filter(isProse);

/** Testimonials and articles are in their authors’ own words. */
const OTHER_AUTHORS: ReadonlySet<PublicTextKind> = new Set<PublicTextKind>(['testimonial', 'journal']);

export const isClinicsProse = (text: PublicText): boolean => isProse(text) && !OTHER_AUTHORS.has(text.kind);

/** Returns the sentences that the clinic itself states, in the config and in its files. */
export const clinicsProseOf = ({ authored }: PublicTexts): readonly PublicText[] => authored.filter(isClinicsProse);

/** Calls a function for everything that another one finds in the normalised texts of the clinic, and returns all results. */
export const inClinicsProse = <Found, Result>(
  publicTexts: PublicTexts,
  foundIn: (text: string) => readonly Found[],
  resultsOf: (found: Found, publicText: PublicText) => Result | readonly Result[],
): readonly Result[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) =>
    foundIn(publicText.normal.text).flatMap((found) => resultsOf(found, publicText)),
  );
