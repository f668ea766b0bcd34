import { question, step } from 'clinic-site';

/** The small print under buttons. */
export const notice =
  'We treat you only if it is right for you, and say so if it is not. Results differ from person to person. For people aged {clinic.minimumAge} and over.';

/** The text of the last section of a page. */
export const closingText = 'Choose a time online, or ring [{clinic.phone}](phone).';

/** What happens at a first visit, on the home page. */
export const firstVisit = [
  step('Before', 'Book online or by telephone. Bring letters and a list of what you take, if you have them.'),
  step(
    'First appointment',
    'You are examined and told what was found and what usually helps.',
    '{catalogue.first-appointment.duration}, {catalogue.first-appointment.price}',
  ),
  step(
    'Follow-up',
    'We look at what has changed, and treat you again only if it helps.',
    '{catalogue.follow-up.duration}, {catalogue.follow-up.price}',
  ),
];

/** The questions on the home page. */
export const questions = [
  question(
    'What does it cost?',
    'A first appointment is {catalogue.first-appointment.price}, a follow-up {catalogue.follow-up.price}. See [all prices](/treatments).',
  ),
  question('Do I need a referral?', 'No. If an insurer pays for you, ask them first: some want a letter.'),
  question(
    'What if I cannot come?',
    '[Ring](phone) or [write](email) {figures.notice} before, and it costs you nothing.',
  ),
];
