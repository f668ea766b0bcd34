/** Wrong sentences about people, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'Britain’s leading heart doctors.',
    'The best heart clinic in Cumbria.',
    'Over 20,000 hearts scanned.',
    'Dr Quigley will call you back.',
    'We began with one room and a borrowed machine. Last spring we were voted Heart Clinic of the Year, and the plate hangs in the corridor. Do look at the photographs of the flood as well.',
    'Sally is a qualified nurse and will take your blood pressure at the desk.',
    'Pete Lowther, our second physiotherapist, takes the classes on Saturdays.',
    'Our cardiac surgeons discuss your scan every Thursday, over sandwiches.',
    'Miss Helena Marsh, consultant vascular surgeon, joins us on the first Tuesday of the month.',
    'Flora sees people in the room with the yellow chairs. She is a chartered clinical psychologist and knows how hard it is to change a habit. Tea is offered.',
    'You will meet Pete at the first class. He is registered with the HCPC as a clinical scientist and checks each pulse himself. Do ask him about his allotment.',
    'We are a small clinic beside a river. No other clinic in the north of England reads an ECG as well as we do, and doctors know it. Parking is round the back.',
  ),
  ...also(
    'claim/review',
    wrong('claim/credential', 'questions', 'Trusted by more patients than any other heart clinic.'),
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“They saved my life.” Barry, Windermere',
    '★★★★★ “Brilliant from start to finish.” J. T.',
    'Ninety-seven per cent of our patients would send a friend to us.',
    'We take down reviews that are unfair, because a grumble about the parking helps nobody.',
    '“I was terrified, and Noreen had me laughing in two minutes,” says Maureen from Sedbergh.',
    'People tell us that we should not be so modest. One gentleman wrote last month: “I have been to clinics in London, and this one beats them all.” His card is on the wall.',
    'After your visit you will get a link by text. Leave us five stars and your next parking is on the house. It takes a minute.',
    'The waiting room has a book in which people write. “Dr Adeyemi found in an hour what others had missed for years” is what a farmer from Dent put on the first page. Do have a look.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.rehabilitation-class',
      '“After six classes I could climb Scafell again,” writes Alan, 71.',
      'Ask Brenda from Staveley what she thinks of Tuesday nights: “Imran gave me my life back.”',
    ),
  ),
  // A treatment whose page names a medicine must be marked as well, which is a second mistake.
  ...also('claim/pom-unmarked', [
    ...wrong(
      'claim/pom-name',
      'catalogue.cholesterol-clinic',
      'Atorvastatin from your first visit.',
      'If tablets do not suit you, ask Noreen about Repatha.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.cardiology-consultation',
      'Not every flutter needs a medicine. If yours does, Dr Adeyemi prescribes bisoprolol and sees you again after a month. Keep a diary until then.',
      'We write private prescriptions for Entresto and Eliquis, and the chemist across the bridge keeps both on the shelf.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.exercise-test',
      'Not everybody can walk on a treadmill. For people with bad knees we use dobutamine to make the heart work while they lie down. You can go home by yourself afterwards.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.dietitian-visit',
      'Flora weighs up with you what is realistic. Many people combine her plan with Wegovy, which our doctors are happy to prescribe. She sees you again after a month.',
    ),
    ...wrong(
      'claim/pom-indirect',
      'catalogue.dietitian-visit',
      'Weight-loss injections now available.',
      'Combine the food plan with the weight-loss jab that everybody is talking about.',
    ),
    ...wrong(
      'claim/pom-indirect',
      'catalogue.cholesterol-clinic',
      'Cholesterol-lowering injections twice a year.',
      'Tired of tablets? Our doctors also offer the new injection for high cholesterol, given in the thigh every six months. Noreen keeps the dates.',
    ),
  ]),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Ask us about slimming pens.',
    'A heavy heart works harder, as Dr Parry likes to say. We therefore prescribe appetite-suppressing injections to suitable patients, with a weekly pen that you use at home. The first talk is with Flora.',
  ),
];
