import type { Rich } from '../props.ts';
import { FittedText } from './FittedText.tsx';
import { Paragraph } from './RichText.tsx';

/** The heading across a section: its title, and a short text on the right. */
export const SectionHead = ({ title, text }: { title: string; text?: Rich }) => (
  <div className="grid">
    <h2 className="c n2 t3">
      <FittedText text={title} />
    </h2>
    <Paragraph className="c n2 after" of={text} />
  </div>
);
