import { Consultations } from '../../../components/sections/Consultations/Consultations.tsx';
import { consultationOf } from '../../config/derived/catalogue.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Consultations/examples.ts';

export const view: View<'consultations'> = (section, { site, rich, plain, action }) => (
  <Consultations
    {...titledProps(section, rich)}
    items={section.items.flatMap(({ department: name, title, text, label }) => {
      const department = site.departments[name];
      if (!department) return [];
      const { action: book, practitioner } = department.consultation;
      return {
        title,
        department: name,
        minutes: consultationOf(site, department).minutes,
        practitioner: rich(practitioner),
        text: rich(text),
        action: { ...action(book), label: plain(label) },
      };
    })}
  />
);
