/** A numeral as it is set large: '£1,350', '45', '3–4', '3 or 6'. */
const NUMERAL = /(£?\d[\d,.]*(?:(?:[–-]| or )\d[\d,.]*)*)/;

/**
 * A price, a length or another figure as it is written, its numerals apart so that they can be set large.
 * The text stays whole: what is read of the element around it is exactly `text`.
 * A unit that is written close to its numeral ('45min') is marked, so that it can stay close.
 */
export const Numeral = ({ text }: { text: string }) => {
  // Splitting at a group keeps what matched it: every second part is a numeral.
  const parts = text.split(NUMERAL);
  if (parts.length === 1) return <span className="num words">{text}</span>;
  return parts.map((part, index) => {
    if (part === '') return null;
    const key = `${index} ${part}`;
    if (index % 2 === 1)
      return (
        <span key={key} className="num">
          {part}
        </span>
      );
    return (
      <small key={key} className={index > 0 && !part.startsWith(' ') ? 'joined' : undefined}>
        {part}
      </small>
    );
  });
};
