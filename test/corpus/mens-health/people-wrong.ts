/** Wrong sentences about the people of the practice, its rank and its reviews. */
import { also, wrong } from '../sentence.ts';

const credentials = [
  ...wrong(
    'claim/credential',
    'questions',
    'Lancaster’s leading clinic for men.',
    'Talking about erections is easier with somebody who has heard it all before. More than 6,000 men have been treated here since 2017, from postmen to professors. You will not surprise anybody.',
    'Fully insured and award-winning.',
    'Tessa Lindley is a chartered clinical psychologist and sees couples on Thursdays.',
    'Ask for Dr Lindley if you would rather talk about sex with a woman.',
    'Our endocrinologists read every hormone result before it is sent to you.',
    'Gareth picks up the telephone and keeps the diary. He is a registered nurse, so you can tell him about your symptoms when you ring. Messages are answered on working days.',
    'Nobody in Lancashire knows more about tired men than Dr Hartley. He opened the practice in 2017.',
  ),
  ...wrong('claim/credential', 'catalogue.prostate-check', 'See the best urologist in the North West.'),
  ...wrong(
    'claim/credential',
    'catalogue.fitness-coaching',
    'Liam is our physiotherapist and will look after your knees.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.hair-review',
    'Hair is a subject of its own, and few practices give it the time that it needs. Ours is in the hands of Dr Alan Beech, consultant dermatologist, who visits us twice a month. You sit by the window, because daylight shows most.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.shockwave-therapy',
    'We have carried out more than 9,000 sessions since we bought the device.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.weight-review',
    'Priya asks what you eat on a working day and what on a Sunday. As a medical doctor she also examines your heart and your liver. You then agree on one change, not on ten.',
  ),
];

const reviews = [
  ...also('content/structured-data', wrong('claim/review', 'questions', 'Rated excellent on Trustpilot.')),
  ...wrong(
    'claim/review',
    'questions',
    '“Life-changing!” Dave, Morecambe',
    'Ninety-six per cent of our patients would send their brother to us.',
    'We only publish reviews that make us proud.',
    'Gareth reads what people write about us every Monday. If a comment is unkind, we have it taken down, and only the friendly ones stay on the page. Complaints can also be sent by post.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/review', 'catalogue.couples-session', 'One husband told us that his marriage was saved in this room.'),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/review',
      'catalogue.hair-review',
      'Leave us five stars on Google and we take ten per cent off your next visit.',
    ),
  ),
  ...wrong(
    'claim/review',
    'catalogue.scalp-microneedling',
    'The needles are used once and thrown away. “I wear a cap because I like it and not because I must,” says Martin, 47, from Kendal. A red scalp is normal on the first evening.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.fitness-coaching',
    '★★★★★ “Strongest I have ever been!” Colin P.',
    'Liam keeps the groups small and knows every name. A regular wrote to us in spring that he had “never felt so good at fifty-two”. Trainers with a flat sole are best.',
  ),
];

export const wrongPeople = [...credentials, ...reviews];
