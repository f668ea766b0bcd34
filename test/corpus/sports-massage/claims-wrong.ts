/** Sentences with claims that a rule must report. */
import { FOR_EVER, OTHER_EFFECT, RATING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

const effects: readonly Sentence[] = [
  ...wrong(
    'claim/effect',
    'catalogue.sports-massage',
    'Deep strokes flush lactic acid and toxins out of your legs, so you recover twice as fast.',
    'Regular massage strengthens the immune system and keeps colds away all winter.',
    'Our runners shave an average of four minutes off their half marathon after a month of massage.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.cupping-massage',
    'The cups draw stale blood to the surface and break down scar tissue. Cellulite is visibly reduced after only three visits.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dry-needling',
    'Most frozen shoulders move freely again after two sessions of needling.',
  ),
  ...also(
    'claim/guarantee',
    wrong('claim/effect', 'catalogue.dry-needling', 'Needling is proven to cure tension headaches and tinnitus.'),
  ),
  ...wrong(
    'claim/effect',
    'catalogue.ice-bath',
    'Ten minutes in our ice bath burn 500 calories and lift depression.',
    'Cold water speeds up your metabolism for days and heals inflamed joints.',
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/effect',
      'catalogue.bike-fit',
      'After a fit with Hugo, back pain on the bike is a thing of the past, and you gain at least 20 watts.',
    ),
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Do you treat sciatica? Yes, and 95 % of the people we see for it are out of pain within three visits.',
    'Book a session a month, and you halve your risk of injury.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.taping',
    'One application of tape supports your knee for a full two weeks, swimming included.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.shockwave',
    'In a trial on heel pain, 91 in 100 people had much less pain after three months.',
  ),
];

const guarantees: readonly Sentence[] = [
  ...also('claim/effect', [
    ...wrong(
      'claim/guarantee',
      'catalogue.rehab',
      'Stick to the plan, and we promise that you will be back in the first team by Easter.',
      'Our method has never failed yet: whatever you tore, we will put it right.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.shockwave',
      'Shockwave will cure your tennis elbow. If you have had it for years, it will cure it too.',
      'Guaranteed results within three sessions, or your money back!',
    ),
    ...wrong(
      FOR_EVER,
      'catalogue.sports-massage',
      'One last knot to undo, and your back pain is gone for ever.',
      'We don’t patch you up for a week; we fix the problem permanently.',
    ),
    ...wrong(
      'claim/guarantee',
      'programmes.back-to-running',
      'Everybody who finishes the plan runs five kilometres without pain. No exceptions.',
    ),
  ]),
  ...wrong(
    'claim/guarantee',
    'catalogue.dry-needling',
    'It is absolutely painless: the needles are so thin that you cannot feel them.',
    'Needling is completely safe in our hands, and nothing can go wrong.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.ice-bath',
    'An ice bath carries no risk for anybody, from teenagers to great-grandparents.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Is massage safe in every case? Yes. There are no side effects and there is nobody who should avoid it.',
    'You are 100 % sure to feel better when you leave than when you came in.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.injury-assessment',
    'Rhodri finds the cause of every injury in one appointment, without fail.',
  ),
];

const pressure: readonly Sentence[] = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Only two slots left before the marathon. Grab one now, or limp round with everybody who didn’t.',
    'Ignore that niggle and you could be looking at surgery by spring. Is that really worth the risk?',
    'Real athletes don’t make excuses. What is yours?',
    'Bring your whole relay team this week and the captain gets a pair of running shoes from us.',
    'Our diary is filling up faster than ever; if you wait until tomorrow, you will miss out.',
    'Like and share our page before Friday to win a season of rubdowns.',
  ),
  ...wrong(
    'claim/pressure',
    'offers.winter-legs',
    'Hurry, this deal won’t be around for long',
    'Once they’re gone, they’re gone: just a handful of places remain',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.injury-assessment',
    'If you don’t have that ankle looked at today, you may never run again.',
    'Still limping? Your teammates are tired of carrying you, so stop being a passenger and book.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.shockwave',
    'Tick-tock. With every week of waiting, your tendon is rotting away.',
  ),
];

const credentials: readonly Sentence[] = wrong(
  'claim/credential',
  'questions',
  'Dion is a chartered physiotherapist who has worked with Olympic rowers.',
  'Rhodri Maddox, a consultant in sports medicine, sees every new client himself.',
  'Fern Sowden is registered with the HCPC and the CNHC.',
  'Everyone on our team holds a degree in physiotherapy.',
  'You will be treated by Dr Anneke Visser, who leads our tendon clinic.',
  'Fern is also a qualified osteopath, so she can click your back into place as well.',
  'Hugo is a registered podiatrist and makes insoles from his films.',
  'We are the only properly trained massage therapists between Stockport and Stoke.',
  'All our therapists are members of the Chartered Society of Physiotherapy.',
  'Dion Clarke MSc MCSP takes over the clinic on Tuesday evenings.',
);

const reviews: readonly Sentence[] = [
  ...also('claim/effect', [
    ...wrong(
      'claim/review',
      'questions',
      '“Best hands in Cheshire. I was back on the pitch in a week.” Callum, winger',
      'Sarah from Bollington says: “I had tried everything. Then I tried Dion.”',
      'What our clients say: “Worth the drive from Leeds, every single time!”',
      'One of our fell runners put it like this: “They gave me my hills back.”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.bike-fit',
      '“Three hundred miles without a numb hand. Hugo is a wizard.” – P. T., audax rider',
      'Gemma, who rode from Land’s End to John o’ Groats, told us: “I only wish that I’d come before the ride.”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.pregnancy-massage',
      '“The only hour of the week when nothing hurt. Thank you, Fern!” (Beth, 34 weeks)',
      'A mother of twins left us this comment on Facebook: “Heaven on a massage table.”',
    ),
  ]),
  ...wrong(
    RATING,
    'questions',
    'Five stars out of five on Google, and not one bad word.',
    'More than 600 people have reviewed us on Google.',
    'Google users give us 4.7 out of 5.',
    'Our rating of 4.9 comes from 471 Google reviews.',
  ),
];

const medicines: readonly Sentence[] = [
  ...also('claim/pom-indirect', [
    ...wrong(
      'claim/pom-name',
      'questions',
      'Our visiting doctor can give you a Kenalog injection for that shoulder on the first Friday of the month.',
      'Need something stronger than a rub? We can arrange diclofenac tablets the same day.',
      'Tight calves? Botox relaxes them for months, and our doctor offers it here on request.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.shockwave',
      'If shockwave has not done the trick, we move on to Depo-Medrone, injected under ultrasound.',
      'Anneke numbs the heel with lidocaine injections before each session.',
    ),
  ]),
  ...also(
    'claim/pom-name',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Ask at the desk about steroid injections for stubborn tennis elbow, available from January.',
      'Cortisone jabs are now available at Kilnside, without the hospital’s waiting list.',
    ),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'We can supply prescription-strength painkillers for your race weekend.',
    'Sweaty hands on the bar? Ask about our anti-sweat injections.',
    'Carrying a few extra kilos? Our partner doctor offers the weekly slimming jab to our members.',
  ),
];

export const wrongClaims: readonly Sentence[] = [
  ...effects,
  ...guarantees,
  ...pressure,
  ...credentials,
  ...reviews,
  ...medicines,
];
