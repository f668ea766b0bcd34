import { row, saying } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';
import { HOME, KNEE, PLACE, REVIEW, RUNNING, START } from './places.ts';

/** Wording that clinics may not use, and entries of the config that the rules on claims require. */
export const claims: Handwritten = {
  'names a prescription-only medicine': [
    saying(...HOME, 'We also offer «Botox».'),
    saying(...KNEE, 'A stiff knee may need «triamcinolone».'),
    row(CONFIG, "'Firm work on tired muscle, for one part«»", ', with Dysport', { anchor: 'with «Dysport»' }),
    row(
      'content/images.ts',
      "'Drawing: muscle fibres that part around «two points of pressure»'",
      'a vial of Azzalure',
      {
        anchor: 'of «Azzalure»',
      },
    ),
  ],
  'hints at a prescription-only medicine': [
    saying(...HOME, 'Ask about «anti-wrinkle injections».'),
    saying(...START, 'Ask about «weight-loss injections».'),
  ],
  'promises a result that no treatment can guarantee': [
    saying(...HOME, 'Your recovery is «guaranteed».'),
    saying(...RUNNING, 'The test is «painless».'),
    saying(...KNEE, 'The relief is «permanent».'),
    saying(...START, 'Our exercises are «100% safe».'),
  ],
  'pressures readers to buy': [
    saying(...HOME, '«Hurry», there are few places.'),
    saying(...START, '«Today only».'),
    saying(...REVIEW, 'Our «Black Friday» prices are here.'),
    row(CONFIG, "'For people who sit all week and go far on Sundays.«»'", ' Limited time only.', {
      anchor: '«Limited time only».',
    }),
  ],
  'ranks the clinic above others': [
    saying(...HOME, 'We are «the best physiotherapists» in Whitby.'),
    saying(...START, '«Award-winning» physiotherapists.'),
    saying(...PLACE, 'This is «the leading practice» on the coast.'),
  ],
  'removes a doctor’s registration': [
    row(
      CONFIG,
      "        «registration: { register: 'HCPC', number: 'PH000001', url: 'https://register.example/PH000001' },\n        »image",
      '',
      {
        anchor:
          "'«On the [register of the Health and Care Professions Council»](term:hcpc)',\n        ],\n        about: 'Films",
      },
    ),
    row(
      CONFIG,
      "        «registration: { register: 'HCPC', number: 'PH000002', url: 'https://register.example/PH000002' },\n        »image",
      '',
      {
        anchor:
          "'«On the [register of the Health and Care Professions Council»](term:hcpc)',\n        ],\n        about: 'Runs",
      },
    ),
  ],
  'claims an effect without evidence': [
    saying(...HOME, 'Results «last for 18 months».'),
    saying(...KNEE, 'Your knee is «stronger within three days».'),
  ],
  'types a rating by hand': [
    saying(...HOME, 'Rated «5 out of 5».'),
    saying(...START, '«Five-star care».'),
    saying(...PLACE, 'Our patients rate us «4.9 on Google».'),
  ],
  'mentions exosomes of human origin': [saying(...KNEE, 'We inject «exosomes» of human origin.')],
  'removes the flag of a prescription-only medicine': [
    saying(...KNEE, 'This treatment «uses a prescription-only medicine».'),
  ],
};
