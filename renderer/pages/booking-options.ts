import type { ActionProps, BookingOptionsProps } from '../../components/props.ts';
import { bookingLabel, isByPhone } from '../config/derived/booking.ts';
import { consultationOf, isBookable } from '../config/derived/catalogue.ts';
import { priceInBrief } from '../config/derived/price-note.ts';
import type { ActionData, Department, Site, Treatment } from '../config/site.ts';
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
  const first = firstAppointment(site, department, action);
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  const general = action(department.returning);
  const names = bookingLabels(site);
  if (!treatment) return { names, new: first, returning: general };
  // Returning clients book the first appointment, too, if the treatment cannot be booked yet.
  if (!isBookable(treatment)) return { names, new: first, returning: { ...first, label: general.label } };
  return {
    names,
    new: treatment.bookNew === undefined ? first : newOption(site, treatment, treatment.bookNew),
    returning: returningOption(site, treatment, plain),
  };
}

function firstAppointment(site: Site, department: Department, action: Converters['action']): ActionProps {
  const { length, price } = consultationOf(site, department);
  const first = action(department.consultation.action);
  // The label states that an appointment is free.
  const amount = price?.kind === 'amount' ? price.text : undefined;
  const note = [length, amount, department.consultation.location].filter(Boolean).join(', ');
  const { to } = department.consultation.action;
  return first.note ? first : { ...first, note: withHours(site, note, to.kind === 'go' ? to.name : undefined) };
}

/** New clients who need no first appointment book the treatment itself. */
const newOption = (site: Site, treatment: Treatment, book: string): ActionProps => ({
  label: `${bookingLabel(site, book, treatment.name)} as a new client`,
  link: linkTo(site, { kind: 'go', name: book }, {}),
  note: noteOf(site, treatment, priceInBrief(treatment), book),
});

/** A treatment with a lower price for new clients shows its usual price to returning ones. */
const returningOption = (
  site: Site,
  treatment: Treatment & { readonly book: string },
  plain: Converters['plain'],
): ActionProps => ({
  label: treatment.ctaText ? plain(treatment.ctaText) : bookingLabel(site, treatment.book, treatment.name),
  link: linkTo(site, { kind: 'go', name: treatment.book }, {}),
  note: noteOf(site, treatment, treatment.usualPrice?.text ?? priceInBrief(treatment), treatment.book),
});

const noteOf = (site: Site, { duration }: Treatment, price: string, book: string): string =>
  withHours(site, [duration?.text, price].filter(Boolean).join(', '), book);

/** Clients who book by phone need the number and its hours. */
const withHours = (site: Site, note: string, booking: string | undefined): string =>
  isByPhone(site, booking) ? `${note} • ${unbroken(site.clinic.phone)}, ${openHoursInBrief(site.clinic.hours)}` : note;
