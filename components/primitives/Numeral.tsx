import { fitClass, lineClass } from './fitted.ts';

/** The part of a text that is displayed large: '£1,350', '45', '3–4', '3 or 6'. */
const NUMERAL = /(£?\d[\d,.]*(?:(?:[–-]| or )\d[\d,.]*)*)/;

/** So many characters fit every cell at any size: '£300'. */
const MAX_PLAIN = 4;

/**
 * A price, duration or other figure whose numerals can be displayed large. The text stays complete: the text content of
 * the element is exactly `text`. A unit without a space before it ('45min') has a class, so that it stays close.
 */
export const Numeral = ({ text }: { text: string }) => {
  // `split` with a capturing group keeps the matches: every second part is a numeral.
  const parts = text.split(NUMERAL);
  if (parts.length === 1)
    return (
      <span className="num words">
        <span className={fitClass(text)}>{text}</span>
      </span>
    );
  return parts.map((part, index) => {
    if (part === '') return null;
    const key = `${index} ${part}`;
    if (index % 2 === 1)
      return (
        <span key={key} className="num">
          {part.length > MAX_PLAIN ? <span className={lineClass(part)}>{part}</span> : part}
        </span>
      );
    return (
      <small key={key} className={index > 0 && !part.startsWith(' ') ? 'joined' : undefined}>
        {part}
      </small>
    );
  });
};
