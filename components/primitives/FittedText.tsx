import { fitClass, isShort } from './fitted.ts';

/**
 * Text in the font size of its element, or smaller if its longest word is wider than the line. The element must be as
 * wide as the space that it can use: the text itself gives it no width.
 */
export const FittedText = ({ text }: { text: string }) =>
  isShort(text) ? (
    text
  ) : (
    <span className="fits">
      <span className={fitClass(text)}>{text}</span>
    </span>
  );
