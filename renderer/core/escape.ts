/**
 * One escape function for each context; text is escaped once, where it is written. React escapes the pages; these
 * functions serve everything else.
 */

/**
 * Serialises JSON for a script element. React does not escape such scripts, so '</script>' in a fact would end the
 * element; U+2028 and U+2029 end a line in older JavaScript
 * (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements).
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

/** Escapes text for an element or attribute of an XML document. */
export const xml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/**
 * Escapes text inside a line of Markdown, as GitHub and GitLab read it. An invisible space after “@” and “#” keeps
 * names in the text from notifying people, and numbers from becoming links to issues.
 */
export const markdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]|~$]/g, '\\$&')
    .replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)
    .replace(/:(?=\/\/)|(?<=\bwww)\./g, '\\$&')
    .replace(/[@#](?=\w)/g, '$&&#8203;');

/** Escapes the target of a line in `_redirects`, which a space or a line break would end. */
export const redirectField = (address: string): string => address.replace(/\s/g, encodeURIComponent);

/**
 * Returns a word as people write it in a shell: in quotation marks, unless it has only plain characters. A full stop
 * at its end would read as that of a sentence.
 */
export const shellWord = (word: string): string =>
  /^[\w./:@,+-]*[\w/:@+-]$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
