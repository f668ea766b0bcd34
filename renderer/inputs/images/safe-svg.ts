import { Parser } from 'htmlparser2';

/**
 * What a drawing may not hold. It is opened as a document when its address is typed, and then its scripts run
 * on the site's own address (https://www.w3.org/TR/SVG2/interact.html#ScriptElement).
 */
const REFUSED = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);

/** Attributes that load, lead or send elsewhere; those of HTML act in a drawing too, by its namespace. */
const LEADING = /^(?:.*:)?(?:src|srcset|action|formaction|poster|data|ping|http-equiv|srcdoc)$/i;

/** What a style or a presentation attribute loads: parts of the drawing may be named, pictures and letters written out. */
const LOADING = /@import|url\(\s*['"]?(?!\s*(?:#|data:(?:image\/(?:png|jpeg|webp)|font\/|application\/(?:x-)?font)))/i;

/** CSS as it is read: its escapes are taken off (https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point). */
const unescaped = (css: string): string =>
  css
    .replace(/\\([0-9a-f]{1,5})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\/g, '');

/** The first thing in a drawing that could run or load something else; nothing where it is only a drawing. */
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
          // An animation may put it where a link leads to.
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
