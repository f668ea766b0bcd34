/** Wrong sentences about people, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'You will be in the hands of Dr Keane, a consultant immunologist, who has set aside Mondays for the difficult cases.',
    'Dr Oakley is happy to talk through your results on the telephone if neither of the GPs is about.',
    'When babies refuse the bottle, we ask Hugh, our paediatrician, to have a look at them.',
    'Fern, who is a registered nurse herself, will listen to your chest while you fill in the form.',
    'We are proud to welcome Professor Giles Harbottle, the allergist, who joins us on the first Saturday of each month.',
    'Tessa holds a doctorate in respiratory medicine and teaches at three universities.',
    'There is no other clinic north of Leeds that knows as much about food allergy as we do.',
    'Ask around at the school gate. Larchfield is where the north-east goes first, and parents trust us more than anybody else in the county.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.skin-prick-test',
    'With fifty thousand pricks behind us, we could do this with our eyes shut, although we promise not to.',
    'Few clinics can say that they won the National Allergy Award twice, and we are one of them.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.food-challenge',
    'Each challenge is supervised by our own anaesthetist and a specialist in paediatric allergy, side by side.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    'Nine in ten visitors say that they wish they had found us years ago.',
    'A mother from Corbridge put it like this after her last visit: “You gave us our Sundays back.”',
    'Have a look at what people post about us. “Brilliant from start to finish”, “so patient with my boys” and “ten out of ten” are typical.',
    'If a comment is unfair, we ask the website to take it down, so that you only read what is helpful.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.child-consultation',
    'Little Ottilie, aged six, drew us a picture with the words “Dr Imran is the best and I can eat egg now”.',
  ),
  ...wrong('claim/review', 'catalogue.desensitisation-visit', '★★★★★ “Worth every mile from Carlisle.” (J. T.)'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'One of the questions in spring is always about Kenalog. Yes, we have it in the cupboard, and Dr Keane gives it on Tuesdays after work.',
    'For hives that shrug off ordinary tablets, there is omalizumab, which our doctors are glad to start you on.',
    'Need a spare EpiPen for the holiday? We can supply one while you wait.',
    'Montelukast at bedtime is what we give to children whose chest tightens at night.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.desensitisation-consultation',
    'Rather not come in each week? Then let us put you on Grazax, a tablet that melts under the tongue at your own breakfast table.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.eczema-session',
    'When a good moisturiser isn’t enough, we move on to Protopic or, for adults whose whole body is covered, to dupilumab.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Too busy for years of treatment? A single hay fever jab in May sees many commuters through to August.',
    'Dr Keane also runs a small list for anti-wrinkle injections on Saturday mornings, since she has the needles out anyway.',
    'Several patients have asked about slimming injections. Good news: from this month we prescribe those as well.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.asthma-check',
      'If inhalers are a nuisance, ask us about the new injection for asthma, given once a month, that lets you leave them at home.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.eczema-session',
      'We can also put you on the prescription tablets that switch itching off from within.',
    ),
  ),
  ...also(
    'price/saving',
    also(
      'price/unbacked',
      wrong('claim/review', 'questions', 'Leave us five stars and Fern knocks a tenner off your next invoice.'),
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.desensitisation-visit',
      'Graham, a postman, walks his round without a handkerchief these days; in his own words, “best thing I ever did”.',
    ),
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/review',
      'catalogue.child-consultation',
      'Everybody who has brought a child here so far has left delighted, and they tell us so on the way out.',
    ),
  ),
  ...wrong(
    ['claim/pom-indirect', 'claim/pom-name'],
    'questions',
    'We keep adrenaline pens in both sizes, and you can buy yours here on the day of the visit.',
  ),
];
