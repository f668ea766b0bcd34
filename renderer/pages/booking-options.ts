import type { ActionProps, BookingOptionsProps } from '../../components/props.ts';
import { consultationOf, isBookable } from '../config/derived/catalogue.ts';
import type { ActionData, Department, Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';
import { linkTo } from './links.ts';

/** The labels of the two booking options. */
export const bookingLabels = ({ navigation }: Site): BookingOptionsProps['names'] =>
  navigation.bookingLabels ?? { new: 'New to the clinic', returning: 'Returning' };

/** The booking options of a page: those of its treatment, or else of its department. */
export function bookingOptionsOf(
  site: Site,
  page: PlannedPage,
  department: Department,
  action: (data: ActionData) => ActionProps,
): BookingOptionsProps {
  const consultation = consultationOf(site, department);
  const first = action(department.consultation.action);
  const note = [consultation.length, department.consultation.location].filter(Boolean).join(', ');
  return {
    names: bookingLabels(site),
    new: first.note ? first : { ...first, note },
    returning: returningOption(site, page, action(department.returning), first),
  };
}

/** Returning clients book the page's treatment, or the consultation if the treatment cannot be booked yet. */
function returningOption(site: Site, page: PlannedPage, general: ActionProps, first: ActionProps): ActionProps {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return general;
  if (!isBookable(treatment)) return { ...first, label: general.label };
  return {
    label: `Book ${treatment.name}`,
    link: linkTo(site, { kind: 'go', name: treatment.book }, {}),
    // A treatment with a lower price for new clients shows its usual price to returning ones.
    note: `${treatment.duration.text}, ${(treatment.usualPrice ?? treatment.price).text}`,
  };
}
