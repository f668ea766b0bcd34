import type { ReactNode } from 'react';
import type { Rich } from '../props.ts';
import { Heading } from './Heading.tsx';
import { Paragraph } from './RichText.tsx';

interface SectionIntroProps {
  readonly title: string;
  readonly text?: Rich;
  /** The classes of the text. */
  readonly className?: string;
  /** What follows the text. */
  readonly children?: ReactNode;
}

/** The first column of a section: its title, and a short text below it. */
export const SectionIntro = ({ title, text, className = 's', children }: SectionIntroProps) => (
  <div className="c intro">
    <Heading className="t3" text={title} />
    <Paragraph className={className} of={text} />
    {children}
  </div>
);
