import { row, saying } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';
import { HOME, KNEE, PLACE, REVIEW, RUNNING, START, TERMS } from './places.ts';

/** Facts that are typed into sentences instead of quoted from the config. */
export const facts: Handwritten = {
  'types an amount that no fact states': [
    saying(...TERMS, 'A copy of your notes costs «£25».'),
    saying(...HOME, 'Parking is «£12» a day.'),
    saying(...PLACE, 'A lost key costs «twenty pounds».'),
    row(CONFIG, "greeting: 'Good morning. I have hurt my«»'", ' knee and saw your offer of £45', {
      anchor: 'offer of «£45»',
    }),
    row(
      'content/images.ts',
      "'Drawing: muscle fibres that part around «two points of pressure»'",
      'a voucher for £75',
      {
        anchor: 'voucher for «£75»',
      },
    ),
    row(CONFIG, "title: 'Services and fees«» | {clinic.name}'", ' from £99', { anchor: 'from «£99» |' }),
  ],
  'types a price that differs from the prices of the named treatment': [
    saying(...RUNNING, 'The running assessment costs «£99».'),
    saying(...KNEE, 'One visit of knee rehabilitation is «£55».'),
    saying(...TERMS, 'Return to running costs «£250».'),
    saying(...HOME, 'The strength test is «£45».'),
    saying(...START, 'Our back class is «£16» a class.'),
    row(CONFIG, "'How you run and what you run with, in one visit«.'»", ", for £62.'", {
      anchor: 'visit, for «£62»',
    }),
  ],
  'types a price instead of quoting the fact': [
    saying(...RUNNING, 'The running assessment costs «£95».'),
    saying(...TERMS, 'Return to running costs «£230».'),
  ],
  'leaves an outdated saving in a sentence': [
    saying(...KNEE, 'With six visits of knee rehabilitation you save «£25».'),
    saying(...REVIEW, 'The runner’s review saves you «£25».'),
    saying(...HOME, '«Save 25%» with the course of eight back classes.'),
  ],
  'writes “from” before a price that is not the lowest': [saying(...HOME, 'Sports massage from «£46».')],
  'writes prices without VAT': [
    saying(...TERMS, 'All fees are «plus VAT».'),
    saying(...HOME, 'Fees are quoted («excl. VAT»).'),
  ],
  'states a different value of a fact in prose': [
    saying(...HOME, 'The first assessment takes «45 minutes».'),
    saying(...RUNNING, 'The running assessment takes «an hour».'),
    saying(...KNEE, 'A visit of knee rehabilitation lasts «30 minutes».'),
    saying(...START, 'The follow-up visit takes «40 minutes».'),
    saying(...REVIEW, 'The runner’s review takes «two hours».'),
    saying(...PLACE, 'Please give us «48 hours»’ notice to move an appointment.'),
    saying(...TERMS, 'Please give us «three days»’ notice.'),
    saying(...TERMS, 'You may cancel within a cooling-off period of «30 days».'),
    saying(...TERMS, 'Our services are for people aged «18» and over.'),
    saying(...RUNNING, 'Return to running has «eight sessions».'),
    row(CONFIG, "'For people aged «{clinic.minimumAge}» and over.'", '21'),
  ],
  'mistypes the telephone number, e-mail address or postal address in prose': [
    saying(...PLACE, 'Call «01632 960471» if you are late.'),
    saying(...TERMS, 'Write to «dek@harbour-physio.example».'),
    saying(...PLACE, 'You find us at «5 Old Ropewalk Yard», through the arch.'),
    saying(...TERMS, 'Come to us in Whitby «YO21 0ZX».'),
  ],
  'states different opening hours in prose': [
    saying(...PLACE, 'We are open on Tuesday «08:00–18:00».'),
    saying(...PLACE, 'The practice is open Monday to Friday, «9am to 5pm».'),
    saying(...HOME, 'On Thursdays we are open until «19:00».'),
  ],
  'states other hours for a special day in prose': [
    saying(...PLACE, 'On Christmas Eve we are open until «two».'),
    saying(...PLACE, 'On «bank holidays» we are open.'),
  ],
};
