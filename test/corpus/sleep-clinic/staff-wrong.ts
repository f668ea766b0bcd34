/** Wrong sentences about people, ranks, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'When a recording looks unusual it goes across the corridor to Sanjay, who as a consultant in respiratory medicine will tell you what it means for your heart.',
    'Beth, who is a clinical psychologist by training, combines hypnosis with whatever else you may need.',
    'You will be in the hands of Dr Prys from the first evening to the last, and he makes a decent cup of tea.',
    'Lorna looks after the diary, and because she is also a registered mental health nurse you can tell her anything on the telephone.',
    'Like all of her colleagues in the yard, Sanjay Modha is registered with the HCPC; you are welcome to look him up.',
    'Our own psychiatrist is here on alternate Thursdays and can change your tablets while you wait.',
    'Imogen is a Fellow of the Royal College of Psychiatrists, which is about as far as one can go in this field.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.insomnia-session',
    'Ask around on either side of the Pennines, and you will hear that no one knows more about sleepless people than we do.',
    'What began in one room above a bakery has become the North’s number one address for insomnia.',
    'More than 6,500 bad sleepers have come up these stairs since we opened, and gone down them with a spring in their step.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.flying-hypnotherapy',
    'We won the title of Hypnotherapy Practice of the Year in 2023 and again in 2025, and the certificate hangs in the loo.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    'A retired head teacher put it in her card as follows: “I had forgotten what a morning could be. Bless you all.”',
    'Ninety-six in a hundred of those who filled in our form last year would send their best friend to us.',
    'Write two kind lines about us on Google and show them to Lorna, who has a voucher for you in her drawer.',
    'Not every comment deserves an audience, which is why we only put up those that will encourage you.',
    'Our clients are unanimous: five stars, every one of them, and no grumbling.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.nightmare-session',
    '“After twelve years of the same corridor I finally walked out of it.” That is how Colin, a fireman from Penrith, described his last meeting with Imogen.',
    'Ruth H. gave us ★★★★★ and added that she now looks forward to going to bed.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.flying-hypnotherapy',
    'A postcard from Lisbon is pinned up in the hall: “Didn’t need a drop of gin! Love to Beth, from Paula and Mike.”',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'For those who want something in reserve, we work with a prescriber who can arrange zopiclone for the first couple of weeks.',
    'Jet lag is miserable, and a short course of Circadin through our partner surgery makes the first nights after a long flight easier.',
    'Some of the people in our groups are offered daridorexant alongside the therapy; ask Owain whether it is an option for you.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.flying-hypnotherapy',
    'Belt and braces? Beth can have propranolol prescribed for the day of travel, so that your hands stay steady as well as your mind.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.smoking-hypnotherapy',
    'Hypnosis goes hand in hand with varenicline, which we supply for twelve weeks after a few questions about your health.',
  ),
  ...wrong(
    ['claim/pom-indirect', 'claim/pom-name'],
    'questions',
    'If your snoring comes with extra pounds, our visiting prescriber can start you on the weekly slimming injection that everybody is talking about.',
    'Tired eyes make people look cross, and a few wrinkle-relaxing jabs from the nurse who rents our back room take care of that.',
    'Weight-loss pens are now available here too, since a lighter neck makes for a quieter night.',
    'We also host a clinic for the frown that years of bad nights have left behind: line-smoothing injections, once a month, upstairs.',
  ),
  ...also(
    'claim/effect',
    wrong(
      ['claim/pom-indirect', 'claim/pom-name'],
      'catalogue.nightmare-session',
      'If you grind your teeth in your dreams, jaw-slimming injections at our sister practice relax the muscle and spare your crowns.',
    ),
  ),
];
