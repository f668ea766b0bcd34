import { row, saying } from '../anchor.ts';
import type { Kind, Row } from '../mutation.ts';
import { CONFIG } from '../texts.ts';
import { BIO, HOME, PROFHILO, SUNEKOS } from './places.ts';

const says = (mistake: string, rule: Kind['rule'], ...rows: readonly Row[]): Kind => ({ mistake, rule, rows });

/** Wording that clinics may not use, and entries of the config that the rules on claims require. */
export const claims: readonly Kind[] = [
  says(
    'names a prescription-only medicine',
    'claim/pom-name',
    saying(...HOME, 'We also offer «Botox».'),
    saying(...BIO, 'We also offer «botulinum toxin».'),
    row(CONFIG, 'Relaxes the small muscles that draw«»', ' with Dysport', { anchor: 'with «Dysport»' }),
    row('content/images.ts', "'Drawing: level lines drawn up «towards one centre»'", 'around a vial of Azzalure', {
      anchor: 'of «Azzalure»',
    }),
    row(CONFIG, "title: 'About our doctors«» | {clinic.name}'", ' and Botox', { anchor: 'and «Botox» |' }),
  ),
  says(
    'hints at a prescription-only medicine',
    'claim/pom-indirect',
    saying(...HOME, 'Ask about «anti-wrinkle injections».'),
    saying(...BIO, '«Wrinkle relaxing» in one visit.'),
  ),
  says(
    'promises a result that no treatment can guarantee',
    'claim/guarantee',
    saying(...HOME, 'Results are «guaranteed».'),
    saying(...PROFHILO, 'It is «painless».'),
    saying(...SUNEKOS, 'The change is «permanent».'),
    saying(...BIO, '«100% safe».'),
  ),
  says(
    'pressures readers to buy',
    'claim/pressure',
    saying(...HOME, '«Hurry», there are few places.'),
    saying(...BIO, '«Today only».'),
    saying(...SUNEKOS, 'Our «Black Friday» prices are here.'),
    saying(...PROFHILO, 'There is «no downtime».'),
    row(CONFIG, "'Treatments that complement each other, at one price.«»", ' Limited time only.', {
      anchor: '«Limited time only».',
    }),
  ),
  says(
    'ranks the clinic above others',
    'claim/credential',
    saying(...HOME, 'We are «the best clinic» in London.'),
    saying(...BIO, '«Award-winning» doctors.'),
  ),
  says(
    'removes a doctor’s registration',
    'claim/credential',
    row(
      CONFIG,
      "        «registration: {\n          register: 'GMC',\n          number: standIn('0000000', 'the number in the medical register'),\n          url: standIn('https://register.example/0000000', 'the entry in the register, at gmc-uk.org'),\n        },\n        »image: 'portrait-doctor'",
      '',
      { anchor: "name: standIn(«'Dr Name Surname'», 'the name of the aesthetic doctor')" },
    ),
  ),
  says(
    'claims an effect without evidence',
    'claim/effect',
    saying(...HOME, 'Results «last for 18 months».'),
    saying(...PROFHILO, 'Skin looks «firmer within three days».'),
  ),
  says(
    'types a rating by hand',
    'claim/review',
    saying(...HOME, 'Rated «5 out of 5».'),
    saying(...BIO, '«Five-star care».'),
  ),
  says(
    'addresses people under 18',
    'claim/age',
    saying(...HOME, 'With a «student discount».'),
    saying(...BIO, '«Teenagers» welcome.'),
    row(CONFIG, 'minimumAge: «18»', '16'),
  ),
  says(
    'mentions exosomes of human origin',
    'claim/ingredient',
    row(CONFIG, "'exosomes of «plant» origin'", 'human', { anchor: "'«exosomes» of human" }),
  ),
  says(
    'removes the flag of a prescription-only medicine',
    'claim/pom-unmarked',
    row(CONFIG, "image: 'smile',\n        «prescriptionOnly: true,\n        »", '', {
      file: 'content/treatments/smile-lift.ts',
      anchor: "'This treatment «uses a prescription-only medicine».",
    }),
  ),
];
