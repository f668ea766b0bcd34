/**
 * One escaper for each context; each text is escaped once, where it is written.
 * React escapes text and attributes of the pages; these serve what React does not write.
 */

/**
 * JSON for a script element. React writes such a script unescaped, so '</script>' in a fact would end it;
 * U+2028 and U+2029 end a line in older JavaScript (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements).
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text of an XML document, in an element or an attribute. */
export const xml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** A destination on a line of `_redirects`: a space or a line break would end it. */
export const redirectField = (address: string): string => address.replace(/\s/g, encodeURIComponent);
