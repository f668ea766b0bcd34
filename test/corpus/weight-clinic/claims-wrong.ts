/** Sentences with claims that a rule must report. */
import { FOR_EVER, OTHER_EFFECT, RATING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

const effects: readonly Sentence[] = [
  ...wrong(
    'claim/effect',
    'questions',
    'Our patients lose 12 kilos on average within the first three months.',
    'Drop two dress sizes before the wedding! Our team knows how.',
    'Joint pain, heartburn, low mood: they all disappear together with the weight when you come to us.',
    'Nine out of ten people who finish the year with us have kept the weight off ever since.',
    'What makes us different? With us, you lose weight twice as fast as with an ordinary diet.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dietitian-session',
    'Philippa’s morning rule melts belly fat while you sleep.',
    'Cutting out gluten boosts your metabolism and clears your skin within a week.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.exercise-session',
    'Three sessions with Jonty tone your arms, lift your bottom and burn fat for 48 hours afterwards.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.psychology-session',
    'After six hours with Marek, cravings for chocolate and crisps are gone.',
    'His method triples your chance of reaching your target weight.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.metabolic-test',
    'The test restarts a sluggish metabolism and adds years to your life.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.soups-and-shakes',
    'In a trial, 86 in 100 people with type 2 diabetes no longer had it after a year.',
  ),
  ...wrong(
    OTHER_EFFECT,
    'catalogue.eating-group',
    'In a trial, 72 in 100 people had lost a twentieth of their weight a year after they joined a group.',
  ),
];

const guarantees: readonly Sentence[] = [
  ...also('claim/effect', [
    ...wrong(
      'claim/guarantee',
      'questions',
      'We guarantee that you will reach your goal weight, however often you have failed before.',
      'You will lose weight with us. That is a promise, not a hope.',
      'Our approach works for everyone, from the yo-yo dieter to the lifelong sofa lover.',
    ),
    ...wrong(
      FOR_EVER,
      'questions',
      'Say goodbye to the weight once and for all. With us, it never comes back.',
      'Other diets are for a season; ours changes your body permanently.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.soups-and-shakes',
      'If you stick to the shakes, you are certain to be rid of your diabetes.',
      'It cannot fail, because we have counted every calorie for you.',
    ),
    ...wrong(
      'claim/guarantee',
      'programmes.steady-year',
      'Finish the year and you are guaranteed to fit into your old jeans.',
    ),
  ]),
  ...wrong(
    'claim/guarantee',
    'catalogue.soups-and-shakes',
    'Replacing all meals is entirely risk-free and has no side effects.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.blood-profile',
    'You won’t feel the needle at all when Leah takes your blood. Promise!',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.sleep-test',
    'Our recorder is never wrong: a clear night means that you definitely do not have apnoea.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.exercise-session',
    'Injuries are impossible under Jonty’s eye, so even a bad heart is no obstacle.',
  ),
];

const pressure: readonly Sentence[] = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Tired of hiding in family photographs? It is high time that your children could be proud of you.',
    'Sign up before midnight on Sunday and we throw in a set of kitchen scales.',
    'Don’t wait for the heart attack. For many people of your size, the first warning is also the last.',
    'Places are vanishing quickly. Secure yours today, because there may be none tomorrow.',
    'Nobody needs to stay fat these days. If you still are, ask yourself how badly you want it.',
    'Summer is coming, and your beach body will not make itself. Act now!',
  ),
  ...also(
    'price/free',
    wrong('claim/pressure', 'questions', 'Recruit three friends and your next month is our present to you.'),
  ),
  ...wrong('claim/pressure', 'offers.know-your-numbers', 'Act fast: only seven of these left'),
  ...wrong(
    'claim/pressure',
    'offers.good-night',
    'Your partner lies awake listening for your last breath, so do not put this off',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.weight-consultation',
    'Every day that you delay takes time off your life. Book your consultation this minute.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pressure',
      'catalogue.weight-consultation',
      'It is as easy as ordering a takeaway: three clicks and your new body is on its way.',
    ),
  ),
];

const credentials: readonly Sentence[] = wrong(
  'claim/credential',
  'questions',
  'Dr Adeyemi is a consultant endocrinologist with twenty years of experience.',
  'Every patient is assessed by our bariatric surgeon before the first diet sheet is printed.',
  'Jonty Birch is a registered dietitian and personal trainer.',
  'Marek Sobol, consultant psychiatrist, leads our work on binge eating.',
  'Leah is an advanced nurse practitioner with a master’s degree in obesity care.',
  'Professor Adeyemi has built the clinic on his own research.',
  'We are the only team in Northamptonshire with real qualifications in weight.',
  'Philippa Garrow PhD writes every menu herself.',
  'You can ask about food as soon as you come in, as our receptionists are fully qualified nutritional therapists.',
  'Jonty is also a chartered physiotherapist, so your knees are in safe hands.',
);

const reviews: readonly Sentence[] = [
  ...also('claim/effect', [
    ...wrong(
      'claim/review',
      'questions',
      '“Four stone gone, and I have never felt better!” Denise, Corby',
      'Graham told us at his last review: “My doctor could not believe his eyes.”',
      'Read what Tina has to say: “This place has given me my life back.”',
      'As one patient wrote in a card: “You are the first people who did not make me feel small.”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.eating-group',
      '“I came for the recipes and stayed for the friends. Best Thursday of my life!” – Moses, 58',
      'A bus driver from Rothwell said: “I laughed more than I have in years.”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.exercise-session',
      '“Jonty is brilliant. I bend down and tie my own shoes now.” (Sheila W.)',
      'Yesterday’s feedback on Facebook: “Ten out of ten, and I hate gyms.”',
    ),
  ]),
  ...wrong(
    RATING,
    'questions',
    'Nervous about coming? Perhaps it helps to know that Google reviewers give us 4.8 out of 5.',
    'We have collected 391 reviews on Google so far.',
    'A perfect score of 5.0 on Google: come and see why.',
    'We are proud of 4.5 stars from more than 500 Google reviews.',
  ),
];

const medicines: readonly Sentence[] = [
  ...also('claim/pom-indirect', [
    ...wrong(
      'claim/pom-name',
      'questions',
      'Wegovy is back in stock. Ask at the desk.',
      'Do you prescribe Mounjaro? Yes, from your first visit, if the doctor agrees.',
      'Many patients switch to us because we can get Ozempic when others cannot.',
      'Semaglutide and tirzepatide are both available at our clinic.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.weight-review',
      'Reviews are also the moment to increase your dose of Saxenda.',
      'If injections are not for you, we can discuss Mysimba tablets.',
    ),
  ]),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Ask us about the weekly injection that everyone is talking about.',
    'Our medicated weight-loss plan starts with a pen that you use at home.',
    'Skinny jabs are now available in Kettering, from a real clinic with a real doctor.',
  ),
  ...also(
    'claim/pom-name',
    wrong('claim/pom-indirect', 'questions', 'We prescribe the latest GLP-1 treatments to suitable patients.'),
  ),
  ...also(
    'claim/assessment',
    wrong(
      'claim/pom-indirect',
      'catalogue.weight-consultation',
      'Suitable patients can start on appetite-suppressing injections on the same day.',
      'Leave with a prescription for slimming tablets, if your BMI is high enough.',
    ),
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
