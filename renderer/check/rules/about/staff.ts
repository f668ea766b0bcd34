/** People of a clinic who treat nobody, by the titles of their jobs. */
import type { Person } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';

const STAFF =
  /reception|manager|administrat|co-?ordinator|secretar|front (?:of house|desk)|\bdesk\b|office|bookkeep|account|finance|marketing|housekeep|clean|\bhost(?:ess)?\b|concierge|\bcook\b|driver|\bdog\b/;

/** True for a receptionist or manager: 'everybody who treats you' means the others. */
export const treatsNobody = ({ title }: Pick<Person, 'title'>): boolean => STAFF.test(normalise(title).text);
