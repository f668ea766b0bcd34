/** Wrong claims of the aesthetics clinic about its people and reviews, and sentences about prescription-only medicines. */
import { RATING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const credentials = [
  ...wrong(
    'claim/credential',
    'questions',
    'At the lamp and the blade you meet Carys. She is a registered nurse with a special interest in peels.',
    'Lucy Okoro is a nurse prescriber and lectures on lasers at the university.',
    'Dr Idris Farrant, our consultant dermatologist, is here for difficult rashes.',
    'We are the leading skin clinic in the Marches, and it shows in everything that we do.',
    'Experience shows in the small things. No clinic in Shropshire has more experienced injectors than ours.',
    'We have treated more than 20,000 faces since we opened the doors.',
    'Ours is the only fully qualified injector between Hereford and Shrewsbury.',
    'Corvegate was voted the best aesthetics clinic of the West Midlands in 2025.',
    'Jon Pryce, who welcomes you at the desk, is also a qualified laser practitioner.',
    'Everybody who works here is medically trained and on a national register.',
  ),
  ...wrong('claim/credential', 'catalogue.lip-filler', 'Your lips are in the hands of Dr Morwenna Tudge herself.'),
  ...wrong(
    'claim/credential',
    'catalogue.laser-redness',
    'We work with the most advanced laser in the country. You will not find it anywhere else.',
  ),
];

const reviews = [
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'questions',
      '“I cried when I saw my skin. Best money I have ever spent!” says Tanya from Leominster.',
      'Everybody raves about our peels. “Glowing for days” and “life-changing” are the words that we hear most.',
    ),
  ),
  ...wrong(
    'claim/review',
    'questions',
    'We have five stars on Trustpilot from hundreds of happy clients.',
    '“Finally a clinic that listens,” a client told us on her way out.',
    'Megan, who came in October, gave us ★★★★★ and wrote: “Ten out of ten, would needle again.”',
  ),
  ...wrong(
    ['claim/review', 'claim/credential'],
    'questions',
    'Rated excellent by 98 per cent of the people whom we treat.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.laser-hair-removal',
    'As one client put it last week: “Lucy is an angel with a laser.”',
  ),
  ...wrong(
    'claim/review',
    'catalogue.lip-filler',
    'Read what Beth, 34, has to say: “My lips look like mine, only rested.”',
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/review',
      'catalogue.microneedling',
      'Mrs P. from Tenbury: “I was terrified of needles, and I hardly felt a thing.”',
    ),
  ),
];

const ratings = wrong(
  RATING,
  'questions',
  'We hold 5.0 out of 5 on Google from 214 reviews.',
  'With 4.9 stars from more than 400 Google reviews, we must be doing something right.',
  'Our score on Google stands at 4.7, and we read every line that people write.',
  'Google lists 241 reviews of the clinic, with an average of 4.9.',
);

const medicineNames = [
  ...wrong(
    'claim/pom-name',
    'questions',
    'Botox is charged by the area. Ask at the desk, and we work out a price for you.',
    'Would you rather have Azzalure than Botox? We keep both in the fridge.',
    'Not a filler person? Our nurses are just as happy to talk about Dysport.',
    'While you are here, ask Morwenna about Mounjaro: she prescribes it, too.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.lip-filler',
    'Had filler elsewhere and regret it? We dissolve it with Hyalase in one visit.',
  ),
  ...also(
    'claim/scope',
    wrong('claim/pom-name', 'programmes.clear-skin', 'For stubborn spots, Dr Farrant adds Roaccutane to the plan.'),
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.skincare-lesson',
    'You can go home with tretinoin, which is stronger than anything in the shops.',
  ),
];

const medicineAllusions = [
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Anti-wrinkle injections are available on Wednesdays and Fridays, by appointment.',
    'The advertising code does not let us name it, but you know which injection stops a frown. Yes, we have it.',
    'Skinny jabs are part of what we do, with a nurse prescriber at your side.',
    'Wrinkle-relaxing jabs start with a chat about what you would like to keep moving.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.cheek-filler',
      'Many people combine cheeks with a little toxin between the brows.',
      'Filler for the cheeks, muscle-relaxing injections for the forehead: together they freshen the whole face.',
    ),
  ),
];

export const peopleClaims = [...credentials, ...reviews, ...ratings, ...medicineNames, ...medicineAllusions];
