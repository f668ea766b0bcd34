import type { Rich } from '../props.ts';
import { RichText } from './RichText.tsx';

/** A list of strings. */
export const Items = ({ of, className }: { of: readonly Rich[]; className?: string }) => (
  <ul className={className}>
    {of.map((words, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change their order
      <li key={index}>
        <RichText of={words} />
      </li>
    ))}
  </ul>
);
