import type { Rich } from '../props.ts';
import { Heading } from './Heading.tsx';
import { Paragraph } from './RichText.tsx';

/** The heading across a section: its title, and a short text on the right. */
export const SectionHead = ({ title, text }: { title: string; text?: Rich }) => (
  <div className="grid">
    <Heading className="c n2 t3" text={title} />
    <Paragraph className="c n2 after" of={text} />
  </div>
);
