/** Buttons for returning clients that open the booking link of the first appointment. */
import { onlineBooking } from '../../../config/derived/booking.ts';
import { departmentPath } from '../../../config/derived/department.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { slugOf } from '../../../core/slug.ts';
import { sourceOf } from '../../../facts/prose.ts';
import { type Target, targetText } from '../../../facts/target.ts';
import type { RuleFinding } from '../rule.ts';
import { bookedTreatments } from './booked-items.ts';

type Consultation = Site['departments'][string]['consultation'];
type Button = Consultation['action'];

/** Returning clients may book an eye examination or a check-up again, but not a first appointment. */
const ONCE = /\b(?:first|initial|new|discovery|introduct\w+|assessment)\b/i;

/** Reports these buttons if other treatments have links of their own. */
export const returningLinks = (site: Site): readonly RuleFinding[] =>
  buttonsOf(site).flatMap(({ button, path }) => {
    const consultation = Object.values(site.departments)
      .map((department) => department.consultation)
      .find(({ action }) => isSame(action.to, button.to));
    if (!consultation || !isOnce(site, consultation) || !hasOtherLinks(site, consultation)) return [];
    return [
      {
        message: `This button for returning clients opens “${targetText(button.to)}”, which books the ${consultation.name}.`,
        help: `Write the booking link of a later appointment${likelyLink(site, button)}.`,
        path: [...path, 'to'],
      },
    ];
  });

interface Returning {
  readonly button: Button;
  readonly path: ConfigPath;
}

const buttonsOf = ({ departments, navigation: { quickBooking } }: Site): readonly Returning[] => [
  ...Object.entries(departments).map(([key, { returning }]) => ({
    button: returning,
    path: [...departmentPath(key), 'returning'],
  })),
  ...(quickBooking ? [{ button: quickBooking.returning, path: ['navigation', 'quickBooking', 'returning'] }] : []),
];

const isSame = (one: Target, other: Target): boolean =>
  one.kind === 'go' && other.kind === 'go' && one.name === other.name;

const isOnce = ({ catalogue }: Site, { name, treatment = '' }: Consultation): boolean =>
  ONCE.test(catalogue[treatment]?.name ?? name);

/** True if nothing but the first appointment is booked by its link, and other treatments by others. */
function hasOtherLinks(site: Site, { treatment = '', programme = '', action: { to } }: Consultation): boolean {
  const { [treatment]: _, ...catalogue } = site.catalogue;
  const { [programme]: __, ...programmes } = site.programmes;
  const others = bookedTreatments({ catalogue, programmes }).flatMap(({ links }) => links);
  const online = new Set(onlineBooking(site).map(([name]) => name));
  return to.kind === 'go' && !others.includes(to.name) && others.some((name) => online.has(name));
}

/** ', such as “/go/follow_up”' for the button 'Book a follow-up' */
function likelyLink(site: Site, { label }: Button): string {
  const link = Object.keys(site.booking).find((name) => slugOf(sourceOf(label)).includes(slugOf(name)));
  return link === undefined ? '' : `, such as “/go/${link}”`;
}
