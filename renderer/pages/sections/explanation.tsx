import { Explanation } from '../../../components/sections/Explanation/Explanation.tsx';
import type { View } from '../view.ts';

export const explanation: View<'explanation'> = (section, { rich, action, picture }) => (
  <Explanation
    id={section.anchor}
    title={section.title}
    paragraphs={section.paragraphs.map(rich)}
    picture={
      section.image === undefined
        ? undefined
        : picture(section.image, { preset: 'page', sizes: '(max-width: 1099px) 100vw, 50vw' })
    }
    facts={(section.facts ?? []).map(({ label, text }) => ({ label, text: rich(text) }))}
    action={section.action && action(section.action)}
  />
);
