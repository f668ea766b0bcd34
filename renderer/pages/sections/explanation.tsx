import { Explanation } from '../../../components/sections/Explanation/Explanation.tsx';
import type { Cells } from '../cells.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Explanation/examples.ts';

/** On desktops the image is as tall as the text beside it. */
const CELLS: Cells = {
  phone: { width: 100, height: 75 },
  tablet: { width: 100, height: 62.5 },
  desk: { width: 50, height: '38rem' },
};

export const view: View<'explanation'> = (section, { rich, action, imageFor }) => (
  <Explanation
    {...titled(section)}
    paragraphs={section.paragraphs.map(rich)}
    image={section.image === undefined ? undefined : imageFor(section.image, { preset: 'page', cells: CELLS })}
    facts={(section.facts ?? []).map(({ label, text }) => ({ label, text: rich(text) }))}
    action={section.action && action(section.action)}
  />
);
