import { Parser } from 'htmlparser2';

/**
 * What a drawing may not hold. It is opened as a document when its address is typed, and then its scripts run
 * on the site's own address (https://www.w3.org/TR/SVG2/interact.html#ScriptElement).
 */
const REFUSED = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);

/** The first thing in a drawing that could run or load something else; nothing where it is only a drawing. */
export function unsafeInSvg(svg: string): string | undefined {
  const found: string[] = [];
  if (/<!ENTITY|<\?xml-stylesheet/i.test(svg)) found.push('an entity or a style sheet of its own');
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (REFUSED.has(name.toLowerCase().replace(/^.*:/, ''))) found.push(`a <${name}> element`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute)) found.push(`the event handler “${attribute}”`);
          if (/href$/i.test(attribute) && !/^(#|data:image\/(png|jpeg|webp);)/.test(value))
            found.push('a link to something else');
          if (/url\(\s*['"]?(?!#)/i.test(value)) found.push('a link to something else');
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0];
}
