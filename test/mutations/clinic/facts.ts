import { row, saying } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';
import { BIO, CLINIC, HOME, MIND, PROFHILO, SUNEKOS, TERMS } from './places.ts';

/** Facts that are typed into sentences instead of quoted from the config. */
export const facts: Handwritten = {
  'types an amount that no fact states': [
    saying(...TERMS, 'A copy of your notes costs «£25».'),
    saying(...HOME, 'Parking is «£12» a day.'),
    saying(...CLINIC, 'A lost key costs «twenty pounds».'),
    row(CONFIG, "greeting: 'Hello, I would like to ask about «an appointment».'", 'your offer of £45', {
      anchor: 'offer of «£45»',
    }),
    row('content/images.ts', "'Drawing: level lines drawn up «towards one centre»'", 'around a voucher for £75', {
      anchor: 'voucher for «£75»',
    }),
    row(CONFIG, "title: 'About our doctors«» | {clinic.name}'", ' from £99', { anchor: 'from «£99» |' }),
  ],
  'types a price that differs from the prices of the named treatment': [
    saying(...SUNEKOS, 'Sunekos costs «£220» a session.'),
    saying(...PROFHILO, 'One session of Profhilo is «£350».'),
    saying(...TERMS, 'Momentum 6 costs «£1,250».'),
    saying(...BIO, 'Sculptra is «£450» a vial.'),
    row(CONFIG, "'A short programme with one clear goal«.'»", ", for £2,450.'", { anchor: 'goal, for «£2,450»' }),
  ],
  'types a price instead of quoting the fact': [
    saying(...SUNEKOS, 'Sunekos costs «£250» a session.'),
    saying(...TERMS, 'Momentum 6 costs «£1,350».'),
  ],
  'leaves an outdated saving in a sentence': [
    saying(...SUNEKOS, 'With the course of Sunekos you save «£150».'),
    saying(...PROFHILO, 'The course of Profhilo saves you «£150».'),
    saying(...HOME, '«Save 25%» with a course of Profhilo.'),
  ],
  'writes “from” before a price that is not the lowest': [saying(...HOME, 'Microneedling from «£280».')],
  'writes prices without VAT': [
    saying(...TERMS, 'All prices are «plus VAT».'),
    saying(...HOME, 'Prices are quoted («excl. VAT»).'),
  ],
  'states a different value of a fact in prose': [
    saying(...HOME, 'The skin consultation takes «30 minutes».'),
    saying(...HOME, 'The virtual consultation takes «25 minutes».'),
    saying(...MIND, 'The discovery call takes «20 minutes».'),
    saying(...PROFHILO, 'A session of Profhilo takes «an hour».'),
    saying(...CLINIC, 'Please give us «24 hours»’ notice to move an appointment.'),
    saying(...TERMS, 'Please give us «three days»’ notice.'),
    saying(...TERMS, 'You may cancel within a cooling-off period of «30 days».'),
    saying(...TERMS, 'Our services are for people aged «21» and over.'),
    saying(...MIND, 'Momentum 6 has «eight sessions».'),
    saying(...SUNEKOS, 'Most people need «six sessions» of Sunekos.'),
    row(CONFIG, "'Services are for adults aged «{clinic.minimumAge}» and over.',\n        'Clinic", '16'),
  ],
  'mistypes the telephone number, e-mail address or postal address in prose': [
    saying(...CLINIC, 'Call «020 7946 0312» if you are late.'),
    saying(...TERMS, 'Write to «helo@skin-and-mind.example».'),
    saying(...CLINIC, 'You find us at «206 Pentonville Road», on the first floor.'),
    saying(...TERMS, 'Come to us in London «N1 9JV».'),
  ],
  'states different opening hours in prose': [
    saying(...CLINIC, 'We are open on Tuesday «10:00–18:00».'),
    saying(...CLINIC, 'The clinic is open Monday to Friday, «9am to 5pm».'),
  ],
  'states other hours for a special day in prose': [
    saying(...CLINIC, 'On Sunday 27 December we are open until «18:00».'),
  ],
  'types a different rating': [
    saying(...MIND, 'Our clients rate us «4.9» on Google.'),
    row('content/copy/notices.ts', "'«{clinic.rating.value}» Google rating'", '4.8'),
  ],
};
