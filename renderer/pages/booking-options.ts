import type { ActionProps, BookingOptionsProps } from '../../components/props.ts';
import { consultationOf, isBookable } from '../config/derived/catalogue.ts';
import type { ActionData, Department, Site } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';
import { linkTo } from './links.ts';

/** Whom the two ways to book are for. */
export const wayNames = ({ navigation }: Site): BookingOptionsProps['names'] =>
  navigation.bookingLabels ?? { new: 'New to the clinic', returning: 'Returning' };

/** Both ways to book of a page: of its treatment, or of its arm. */
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
    names: wayNames(site),
    new: first.note ? first : { ...first, note },
    returning: returningWay(site, page, action(department.returning), first),
  };
}

/** Who returns books the page's treatment; while that is coming soon, the consultation. */
function returningWay(site: Site, page: PlannedPage, general: ActionProps, first: ActionProps): ActionProps {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return general;
  if (!isBookable(treatment)) return { ...first, label: general.label };
  return {
    label: `Book ${treatment.name}`,
    link: linkTo(site, { kind: 'go', name: treatment.book }, {}),
    // What costs less for someone new has its usual price for who returns.
    note: `${treatment.duration.text}, ${(treatment.usualPrice ?? treatment.price).text}`,
  };
}
