/** Sentences about durations, numbers, ages, periods and contact details. */
import { LAST_DAY } from '../labels.ts';
import { correct, wrong } from '../sentence.ts';

export const factSentences = [
  ...correct(
    'questions',
    'We need 48 hours’ notice.',
    'Our number is 01632 960847.',
    'You need to be at least 18.',
    'Things come up, and nobody minds. If you can’t come, please tell us two days ahead, so that somebody else can have the chair. A text message will do.',
    'Gift vouchers are valid for a year and a half, and anybody may use them.',
    'A plan that you bought online can be cancelled within fourteen days, and you need give no reason. The form is on the page with our terms. Marcus sends the money back himself.',
    'Write to hello@finkleyard.example, and somebody answers within two working days. Pictures of a sore gum are welcome, if you can bear to take them. For pain at night, ring NHS 111.',
  ),
  ...correct(
    'catalogue.direct-cleaning',
    'A cleaning takes three quarters of an hour.',
    'With an air polish added, allow an hour and a quarter.',
  ),
  ...correct(
    'catalogue.home-whitening',
    'Owen has to examine your teeth before he prescribes the gel. There are two visits in all, and the second is for comparing the shade. Bring the trays both times.',
  ),
  ...correct(
    'catalogue.composite-bonding',
    'One tooth takes fifty minutes.',
    'Four teeth take two hours and three quarters, with a break whenever your jaw asks for one.',
  ),
  ...correct('catalogue.night-guard', 'Your guard is ready within ten working days.'),
  ...correct(
    'catalogue.mandelic-peel',
    'Peels are three weeks apart.',
    'The skin flakes for two to four days. Leave the flakes alone, even if they itch, and skip the gym on the first evening. The next peel is at least three weeks away.',
  ),
  ...correct(
    'catalogue.microneedling',
    'Allow seventy minutes.',
    'Skin needs time to settle. Most people have three to five sessions, with five weeks between them, and some stop sooner. Jodie takes a picture each time, if you allow it.',
  ),
  ...correct('catalogue.lines-consultation', 'The talk takes three quarters of an hour.'),
  ...correct(
    'catalogue.smile-coaching',
    'Each session lasts fifty minutes. Helen keeps a clock in view, because some people like to know how much is left. You can stop early without a word of explanation.',
  ),
  ...correct('programmes.bright-year', 'Four visits in a year.'),
  ...correct('programmes.calm-chair', 'Six sessions in ten weeks: four with Helen, and two with Tamsin.'),
  ...correct('programmes.even-skin', 'Five sessions are spread over half a year, as skin needs its pauses.'),
  ...correct('offers.winter-pair', 'Runs until 13 February 2027', 'An hour and three quarters for both together'),
  ...wrong(
    'content/one-fact',
    'questions',
    'We need 24 hours’ notice to move an appointment.',
    'Call us on 01632 960874.',
    'You must be 16 to book with us.',
    'Gift vouchers are valid for six months.',
    'You will find us at 21 Finkle Yard, behind the baker.',
    'A plan that you bought online can be cancelled within seven days, and no reason is needed. After that it runs to its end. Marcus can explain the small print.',
    'Write to us through the website, and somebody replies within five working days.',
    'We send a reminder by text. Should something come up, we ask for a week’s notice, or the late fee applies. Illness is another matter, so talk to us.',
    'A home whitening kit is ordered for each person. Home whitening means four visits to the studio, and the last is for comparing the shade. Bring what is left of the gel.',
  ),
  ...wrong('content/one-fact', 'catalogue.home-whitening', 'Wear the trays for five nights.'),
  ...wrong('content/one-fact', 'catalogue.direct-cleaning', 'A cleaning takes 30 minutes.'),
  ...wrong(
    'content/one-fact',
    'catalogue.air-polish',
    'Take out your contact lenses before you sit down. An air polish takes a full hour, so bring something to listen to. The chair is heated in winter.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.night-guard',
    'We scan the teeth, and a laboratory in Gateshead does the rest. Your guard is ready in three working days, and Owen checks the fit himself. It comes in a green box.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.microneedling',
    'Most people need eight to ten sessions.',
    'Leave two weeks between sessions.',
    'Mild soap is fine from the next morning. The redness stays for seven to ten days, so plan nothing grand. A cool flannel is pleasant on the first evening.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.mandelic-peel',
    'You can have the next peel after one week.',
    'Nobody sees a peel on the first day. After that, expect flaking for about two weeks, and keep a plain moisturiser in your bag. Do not pull at the edges.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.lines-consultation',
    'The consultation with Priya takes fifteen minutes, and you may bring a friend.',
    'Priya treats nobody on the same day. There are at least three days between this consultation and any treatment, so that you can think it over. Bring somebody with you if you like.',
  ),
  ...wrong(
    'content/one-fact',
    'catalogue.smile-coaching',
    'Helen has a quiet room on the second floor. Each session of smile coaching lasts 90 minutes, and you choose where to sit. Water and tissues are on the table.',
  ),
  ...wrong('content/one-fact', 'programmes.calm-chair', 'Calm Chair has eight sessions over 10 weeks.'),
  ...wrong('content/one-fact', 'programmes.bright-year', 'Bright Year gives you six sessions over 12 months.'),
  ...wrong(
    'content/one-fact',
    'programmes.even-skin',
    'Jodie draws up a calendar with you. Even Skin has five sessions over nine months, so that holidays fit in. You will see the same face each time.',
  ),
  ...wrong(LAST_DAY, 'offers.winter-pair', 'Until 31 January 2027', 'Available until the end of March'),
];
