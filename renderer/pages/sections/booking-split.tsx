import { BookingSplit } from '../../../components/sections/BookingSplit/BookingSplit.tsx';
import type { SectionOf } from '../../config/site.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/BookingSplit/examples.ts';

export const view: View<'bookingSplit'> = (section, { rich, action }) => {
  const option = ({ title, text, action: book }: SectionOf<'bookingSplit'>['new']) => ({
    title,
    text: rich(text),
    action: action(book),
  });
  return <BookingSplit {...titled(section)} new={option(section.new)} returning={option(section.returning)} />;
};
