import type { ActionProps, BookingOptionsProps } from '../../components/props.ts';
import { bookingLabel, isByPhone } from '../config/derived/booking.ts';
import { consultationOf, isBookable } from '../config/derived/catalogue.ts';
import type { ActionData, Department, Site } from '../config/site.ts';
import { unbroken } from '../facts/phone.ts';
import type { Prose } from '../facts/prose.ts';
import { openHoursInBrief } from '../facts/week.ts';
import type { PlannedPage } from '../plan/page.ts';
import { linkTo } from './links.ts';

/** The labels of the two booking options. */
export const bookingLabels = ({ navigation }: Site): BookingOptionsProps['names'] =>
  navigation.bookingLabels ?? { new: 'New to the clinic', returning: 'Returning' };

interface Converters {
  readonly action: (data: ActionData) => ActionProps;
  readonly plain: (prose: Prose) => string;
}

/** The booking options of a page: those of its treatment, or else of its department. */
export function bookingOptionsOf(
  site: Site,
  page: PlannedPage,
  department: Department,
  { action, plain }: Converters,
): BookingOptionsProps {
  const consultation = consultationOf(site, department);
  const first = action(department.consultation.action);
  const note = [consultation.length, department.consultation.location].filter(Boolean).join(', ');
  const { to } = department.consultation.action;
  return {
    names: bookingLabels(site),
    new: first.note ? first : { ...first, note: withHours(site, note, to.kind === 'go' ? to.name : undefined) },
    returning: returningOption(site, page, { general: action(department.returning), first, plain }),
  };
}

/** Returning clients book the page's treatment, or the consultation if the treatment cannot be booked yet. */
function returningOption(
  site: Site,
  page: PlannedPage,
  { general, first, plain }: { general: ActionProps; first: ActionProps } & Pick<Converters, 'plain'>,
): ActionProps {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  if (!treatment) return general;
  if (!isBookable(treatment)) return { ...first, label: general.label };
  return {
    label: treatment.ctaText ? plain(treatment.ctaText) : bookingLabel(site, treatment.book, treatment.name),
    link: linkTo(site, { kind: 'go', name: treatment.book }, {}),
    // A treatment with a lower price for new clients shows its usual price to returning ones.
    note: withHours(
      site,
      [treatment.duration?.text, (treatment.usualPrice ?? treatment.price).text].filter(Boolean).join(', '),
      treatment.book,
    ),
  };
}

/** Clients who book by phone need the number and its hours. */
const withHours = (site: Site, note: string, booking: string | undefined): string =>
  isByPhone(site, booking) ? `${note} • ${unbroken(site.clinic.phone)}, ${openHoursInBrief(site.clinic.hours)}` : note;
