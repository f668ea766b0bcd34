import { Parser } from 'htmlparser2';

/**
 * Finds content that a drawing must not contain. A browser that opens the drawing's address runs its scripts on the
 * site's own origin (https://www.w3.org/TR/SVG2/interact.html#ScriptElement).
 */
const REFUSED = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);

/** Attributes that load or link to another resource; HTML attributes work in a drawing through their namespace. */
const LEADING = /^(?:.*:)?(?:src|srcset|action|formaction|poster|data|ping|http-equiv|srcdoc)$/i;

/** Styles and presentation attributes may refer only to parts of the same drawing and to embedded images and fonts. */
const LOADING = /@import|url\(\s*['"]?(?!\s*(?:#|data:(?:image\/(?:png|jpeg|webp)|font\/|application\/(?:x-)?font)))/i;

/** Removes CSS escapes, as browsers do (https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point). */
const unescaped = (css: string): string =>
  css
    .replace(/\\([0-9a-f]{1,5})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\/g, '');

/**
 * Returns the first content of a drawing that could run code or load another resource, or `undefined` if there is none.
 */
export function unsafeInSvg(svg: string): string | undefined {
  const found: string[] = [];
  const styles: string[] = [];
  const open: string[] = [];
  if (/<!ENTITY|<\?xml-stylesheet/i.test(svg)) found.push('an entity or a style sheet of its own');
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (REFUSED.has(name.toLowerCase().replace(/^.*:/, ''))) found.push(`a <${name}> element`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute)) found.push(`the event handler “${attribute}”`);
          if (/href$/i.test(attribute) && !/^(#|data:image\/(png|jpeg|webp);)/.test(value))
            found.push('a link to something else');
          // An animation can change the target of a link.
          if (LEADING.test(attribute) || /(^|;)\s*(javascript|vbscript):/i.test(value.replace(/[\s\p{Cc}]/gu, '')))
            found.push('a link to something else');
          if (LOADING.test(unescaped(value))) found.push('a link to something else');
        }
      },
      ontext: (text) => {
        if (/(^|:)style$/i.test(open.at(-1) ?? '')) styles.push(text);
      },
      onclosetag: () => {
        open.pop();
        if (LOADING.test(unescaped(styles.splice(0).join('')))) found.push('a link to something else');
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0];
}
