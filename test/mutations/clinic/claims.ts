import { row, saying } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';
import { BIO, HOME, PROFHILO, SUNEKOS } from './places.ts';

/** Wording that clinics may not use, and entries of the config that the rules on claims require. */
export const claims: Handwritten = {
  'names a prescription-only medicine': [
    saying(...HOME, 'We also offer «Botox».'),
    saying(...BIO, 'We also offer «botulinum toxin».'),
    row(CONFIG, 'Relaxes the small muscles that draw«»', ' with Dysport', { anchor: 'with «Dysport»' }),
    row('content/images.ts', "'Drawing: level lines drawn up «towards one centre»'", 'around a vial of Azzalure', {
      anchor: 'of «Azzalure»',
    }),
    row(CONFIG, "title: 'About our doctors«» | {clinic.name}'", ' and Botox', { anchor: 'and «Botox» |' }),
  ],
  'hints at a prescription-only medicine': [
    saying(...HOME, 'Ask about «anti-wrinkle injections».'),
    saying(...BIO, '«Wrinkle relaxing» in one visit.'),
  ],
  'promises a result that no treatment can guarantee': [
    saying(...HOME, 'Results are «guaranteed».'),
    saying(...PROFHILO, 'It is «painless».'),
    saying(...SUNEKOS, 'The change is «permanent».'),
    saying(...BIO, '«100% safe».'),
  ],
  'pressures readers to buy': [
    saying(...HOME, '«Hurry», there are few places.'),
    saying(...BIO, '«Today only».'),
    saying(...SUNEKOS, 'Our «Black Friday» prices are here.'),
    saying(...PROFHILO, 'There is «no downtime».'),
    row(CONFIG, "'Treatments that complement each other, at one price.«»", ' Limited time only.', {
      anchor: '«Limited time only».',
    }),
  ],
  'ranks the clinic above others': [
    saying(...HOME, 'We are «the best clinic» in London.'),
    saying(...BIO, '«Award-winning» doctors.'),
  ],
  'removes a doctor’s registration': [
    row(
      CONFIG,
      "        «registration: {\n          register: 'GMC',\n          number: standIn('0000000', 'the number in the medical register'),\n          url: standIn('https://register.example/0000000', 'the entry in the register, at gmc-uk.org'),\n        },\n        »image: 'portrait-doctor'",
      '',
      { anchor: "name: standIn(«'Dr Name Surname'», 'the name of the aesthetic doctor')" },
    ),
  ],
  'claims an effect without evidence': [
    saying(...HOME, 'Results «last for 18 months».'),
    saying(...PROFHILO, 'Skin looks «firmer within three days».'),
  ],
  'types a rating by hand': [saying(...HOME, 'Rated «5 out of 5».'), saying(...BIO, '«Five-star care».')],
  'counts fewer reviews than the site shows': [row(CONFIG, 'count: «10»', '2')],
  'compares two images of different sizes': [
    row(CONFIG, "images: ['neck-before', «'neck-after'»]", "'portrait-doctor'"),
  ],
  'addresses people under 18': [
    saying(...HOME, 'With a «student discount».'),
    saying(...BIO, '«Teenagers» welcome.'),
    row(CONFIG, 'minimumAge: «18»', '16'),
  ],
  'mentions exosomes of human origin': [
    row(CONFIG, "'exosomes of «plant» origin'", 'human', { anchor: "'«exosomes» of human" }),
  ],
  'removes the flag of a prescription-only medicine': [
    row(CONFIG, "image: 'smile',\n        «prescriptionOnly: true,\n        »", '', {
      file: 'content/treatments/smile-lift.ts',
      anchor: "'This treatment «uses a prescription-only medicine».",
    }),
  ],
};
