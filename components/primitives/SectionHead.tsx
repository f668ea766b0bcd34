import type { Rich } from '../props.ts';
import { RichText } from './RichText.tsx';

/** The head of a section across the page: its title, and a few words at the far side. */
export const SectionHead = ({ title, text }: { title: string; text?: Rich }) => (
  <div className="grid">
    <h2 className="c n2 t3">{title}</h2>
    {text && (
      <p className="c n2 after">
        <RichText of={text} />
      </p>
    )}
  </div>
);
