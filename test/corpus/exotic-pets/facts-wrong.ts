/** Wrong sentences about hours, ratings, durations, numbers and dates. */
import { HOURS, LAST_DAY, RATING } from '../labels.ts';
import { wrong } from '../sentence.ts';

export const wrongFacts = [
  ...wrong(
    HOURS,
    'questions',
    'Saturdays 9am to 4pm.',
    'Late night on Thursdays until 8pm.',
    'The weekend starts with a queue at the bridge. On Fridays we close at six, so you can come straight from work and still be home for tea. Ring if you are stuck.',
    'We open at 8.30 on Tuesdays.',
    'From Monday to Friday you can reach us between half past eight and six.',
    'The surgery is closed on Wednesdays, when both vets are at the wildlife hospital.',
    'On Sunday mornings Dev is here from ten until twelve for anything that can’t wait.',
    'Monday evenings are our quiet evenings for birds, with the last appointment ending at 7.30 pm when we lock the door.',
    'Over Christmas we are closed from 24 December to 2 January.',
    'Parking is easiest early in the morning, before the market fills up. On Saturdays we unlock the door at eight and stay until one o’clock. Rabbits wait in the room on the left.',
    'If you work in Lancaster, the late day may suit you. On Tuesdays we are here until half past six, and Gail keeps the last two slots for people who come by train. The station is ten minutes away on foot.',
    'We know that not everybody can come during the week. Our Saturday surgery goes on until three in the afternoon, with one vet and one nurse. Bring a blanket for the carrier in winter.',
  ),
  ...wrong(
    RATING,
    'questions',
    'Rated 4.9 out of 5 on Google.',
    'Over 300 Google reviews.',
    'On Google we stand at 5.0 stars, and we are proud of it.',
    'Many people look at reviews before they trust a vet with a tortoise. Ours come to 4.6 on average on Google, from 214 people. We answer every one of them.',
  ),
  ...wrong(
    'content/one-fact',
    'questions',
    'Please give us 48 hours’ notice.',
    'Ring us on 01632 960538.',
    'You must be 16 or over to sign the consent form for your pet.',
    'Our postcode is LA9 4XZ, which most satnavs take to the back gate.',
    'If you join a club online, you can change your mind within seven days.',
    'A complaint goes to Gail, who keeps a file of them. We answer every complaint within ten working days and tell you what we have changed. If you are not satisfied, we name the body that mediates.',
  ),
  ...wrong('content/one-fact', 'catalogue.consultation', 'A consultation lasts 15 minutes.'),
  ...wrong(
    'content/one-fact',
    'catalogue.bird-health-check',
    'Allow an hour for a bird health check, because nobody should hurry a cockatoo.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.faecal-test',
    'Dev looks at the sample himself, at the microscope in the back room. You get the results of the faecal test after four working days, by telephone or e-mail. Treatment is needed only if the count is high.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.rabbit-neutering',
    'The stitches come out after five days.',
    'Young bucks are lively patients and soon up again. We neuter rabbits from the age of six months and not a day earlier, whatever the breeder says. Bring their blanket.',
    'Bucks are separated from does when they come home. He can still father a litter for two weeks after the operation, so keep a fence between them until then. After that, introduce them on neutral ground.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.rabbit-vaccination',
    'Kits can be vaccinated from the age of ten weeks.',
    'A rabbit vaccination takes 40 minutes, including the time on the scales.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.husbandry-visit',
    'We visit homes within 25 miles of Kendal.',
    'Tomasz measures every corner of the tank and writes it all down. You will have his report seven working days after the visit, with a drawing of where to hang the lamps. Keep it for the next check.',
  ),
  ...wrong('content/one-fact', 'catalogue.nail-clip', 'Most rabbits come for a nail clip every three to four weeks.'),
  ...wrong(
    'content/one-fact',
    'catalogue.boarding',
    'The boarding room faces north and stays cool in summer. It has space for 30 animals in two rows, with the rabbits on the ground. You may look at it before you book.',
  ),
  ...wrong('content/one-fact', 'programmes.burrow-club', 'Six sessions over 12 months, one every other month.'),
  ...wrong('content/one-fact', 'programmes.scales-club', 'Three sessions, spread over 18 months.'),
  ...wrong(LAST_DAY, 'offers.warm-burrow', 'Until 31 March 2027', 'Both together take an hour and a half'),
];
