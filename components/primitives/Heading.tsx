import { FittedText } from './FittedText.tsx';

export type HeadingLevel = 'h2' | 'h3' | 'h4';

interface HeadingProps {
  readonly level?: HeadingLevel;
  readonly className?: string;
  readonly text: string;
}

/** A heading whose text is smaller if its longest word is wider than the line. */
export const Heading = ({ level: Level = 'h2', className, text }: HeadingProps) => (
  <Level className={className}>
    <FittedText text={text} />
  </Level>
);
