import { OTHER_EFFECT, RATING } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'A 4.8 average on Google from everyone who has been here.',
    'With 120 reviews on Google we are the talk of Kendal.',
    'Google users rate us a perfect 5.',
    'Five-star rated on Google since we opened.',
    'Rated nearly five out of five by runners.',
    'Our rating: 4.7 stars.',
  ),
  ...correct(
    'questions',
    'How bad is it, from 0 to 10? We write down a number at every visit.',
    'Most people start at 6 out of 10 for pain and want to be at 2.',
    'Strength is graded from 0 to 5, and 4 out of 5 is enough to walk safely.',
    'Our 87 reviews are on {clinic.rating.source}, the cross ones too.',
    'Stand like a star jump, five times on each side.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Mrs Carol Bright, orthopaedic consultant, looks at knees with us on Thursday evenings.',
    'Physiotherapist Joanna Pye treats the runners.',
    'Callum Reed (physiotherapist) takes the Thursday class.',
    'The finest physiotherapy in the Lakes.',
    'No one knows running injuries better.',
    'There is no better place for your back in Cumbria.',
    'The most successful practice in the north of England.',
    'The gold standard of rehabilitation in Kendal.',
  ),
  ...correct(
    'questions',
    'Joanna works beside our physiotherapists and asks them when she is unsure.',
    'Callum assists the physiotherapist on Mondays.',
    'There is no better exercise for a bad back than the one that you do.',
    'The best shoes for you are the ones in which you have no pain.',
    'Your surgeon, Mr Bright, decides when the brace comes off.',
    'Nobody recovers faster because of a stronger massage.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'Baclofen loosens stiff muscles, and our doctor prescribes it.',
    'Ask us about Voltarol injections and amitriptyline for a bad back.',
    'A dab of Emla from our nurse before the needle.',
    'Denosumab or alendronic acid: we advise on both.',
  ),
  ...wrong('claim/pom-indirect', 'questions', 'Slimming pens that take the load off your knees.'),
  ...correct(
    'questions',
    'Relaxing the muscles of the face helps with headaches, so we teach that.',
    'Volunteers with arthritis took ibuprofen gel or nothing in the trial.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.desk-relief', 'Not for long', 'Final days'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Two sessions left this month.',
    'Our Pilates places are nearly gone.',
    'Every week without treatment costs you strength: call us today.',
    'Train with us for the price of a pizza.',
    'Pay for four sessions and come five times.',
    'Why wait until you cannot walk?',
  ),
  ...correct(
    'questions',
    'Nobody needs to decide about a course on the first visit.',
    'If the waiting list is full, we tell you at once.',
    'On the last day of the course we measure again.',
    'Places in the class are for eight people.',
    'You pay for the session that you had, and for no other.',
  ),

  // Effects, their time, and promises.
  ...wrong(
    'claim/effect',
    'catalogue.shockwave',
    'After only three weeks you will run again.',
    'Less heel pain after two sessions.',
  ),
  ...wrong('claim/effect', 'catalogue.acupuncture', 'Your headaches will stay away for months.'),
  ...wrong('claim/effect', 'catalogue.sports-massage', 'Within days you will be lifting your arm above your head.'),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Your back pain is banished permanently.',
    'You will never limp again.',
    'Every tendon that we treat heals.',
  ),
  ...correct('catalogue.follow-up', 'It lasts {catalogue.follow-up.duration}, and you can go back to work afterwards.'),
  ...correct(
    'catalogue.initial-assessment',
    'You see the same person every time. It takes {catalogue.initial-assessment.duration}.',
  ),
  ...correct('questions', 'Less is more after an operation: two sessions a week are enough.'),

  // Claims, and sentences that only look like them.
  ...correct(
    'questions',
    'The stiffness will not return before the evening if you keep moving.',
    'Nobody can promise that your back will never hurt again, and we do not either.',
    'Pain-free movement is the aim of the last block, and most people get close to it.',
    'The hamstring crosses two joints, which is why it tears in sprinters within the first seconds.',
    'You may feel worse before you feel better, often for a day or two.',
    'There is no rush: many people think about it for a month and then ring.',
    'Last year we wrote 186 letters to GPs and treated 947 people.',
    'You will find no better exercise for the calf than stairs.',
    'If you have had a steroid injection, wait two weeks before you run.',
    'Most people say that the first week is the hardest.',
    'People often say that nobody told them about the waiting list.',
    'Tendons are slow: most need three months of loading, and some need six.',
    'You will be sore after the first session. That is normal and passes.',
    'Rest alone rarely cures a calf strain; rest and then too much too soon never does.',
    'It is not a matter of whether you are fit enough, but of when you have time.',
    'Leave the tape alone for two days, and you will not lose any skin.',
    'Real progress never runs in a straight line.',
    'One hour with Ben is enough for an assessment.',
    'Runners trust their watches more than their knees.',
    'On a scale from one to five, how much does it hurt?',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Our programme has never failed a single runner.',
    'We have yet to meet the shoulder that beats us.',
    'Do the exercises and your knee will be as good as new.',
  ),
  ...wrong(OTHER_EFFECT, 'questions', 'Three sessions of shockwave, and nine out of ten heels are free of pain.'),
  ...wrong(
    'claim/effect',
    'questions',
    'Shockwave dissolves calcium deposits and spares you an operation.',
    'One hour with Ben undoes a week at the desk.',
    'Our Pilates class cuts falls by a third.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'If you do not start rehab this week, you may never kick a ball again.',
    'Only two slots left this week. Grab one while you can.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'One of only three clinics in Britain with this machine.',
    'Trusted by more than 3,000 runners.',
    'Our team has won three national awards.',
  ),
  ...wrong('claim/review', 'questions', '97% of patients rated their physio as outstanding.'),
  ...correct(
    'questions',
    'Statins such as atorvastatin can cause cramps in the calf, so write down what you swallow before you blame the running.',
    'Your GP may suggest pregabalin for the leg; we have nothing against it.',
    'Some surgeries have stopped giving diazepam for backs, and we agree with them.',
    'Methotrexate does not mix with a night in the pub before your session.',
    'If ciprofloxacin has ever upset your tendons, say it on the first day.',
  ),
  ...wrong('claim/pom-name', 'questions', 'If your GP refuses amitriptyline, our doctor will happily supply it.'),
];
