import { Placeholder } from '../../../components/sections/Placeholder/Placeholder.tsx';
import { crumbsOf } from '../crumbs.ts';
import type { View } from '../view.ts';

export const placeholder: View<'placeholder'> = (section, { site, page, rich, action, picture }) => (
  <Placeholder
    id={section.anchor}
    crumbs={crumbsOf(site, page).map(({ name, route }) => ({ name, href: route }))}
    title={section.title}
    lines={section.lines.map(rich)}
    actions={section.actions.map(action)}
    picture={
      section.image === undefined
        ? undefined
        : picture(section.image, { preset: 'page', sizes: '(max-width: 767px) 100vw, 80vw' })
    }
  />
);
