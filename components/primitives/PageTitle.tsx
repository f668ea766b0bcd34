import { createContext, type ReactNode, useContext } from 'react';

/** The level of the titles in a section: a page has one first-level heading, the title of its first titled section. */
export const TitleLevel = createContext<'h1' | 'h2'>('h1');

/** The title of a section that can begin a page. */
export const PageTitle = ({
  id,
  className = '',
  children,
}: {
  id?: string;
  className?: string;
  children: ReactNode;
}) => {
  const Level = useContext(TitleLevel);
  return (
    <Level id={id} className={`h1 ${className}`.trim()}>
      {children}
    </Level>
  );
};
