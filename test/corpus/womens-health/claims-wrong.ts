/** Sentences with claims that a rule must report. */
import { FOR_EVER, RATING } from '../labels.ts';
import { also, type Sentence, wrong } from '../sentence.ts';

const effects: readonly Sentence[] = [
  ...wrong(
    'claim/effect',
    'catalogue.menopause-consultation',
    'Our patients sleep through the night again within a fortnight of their first appointment.',
    'We listen, we test and we plan. As a result, nine out of ten women who come to us are free of hot flushes by their second visit.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.flush-group',
    'Six evenings halve the number of night sweats, and they lower your blood pressure too.',
    'Members of the group lose about four kilos along the way, simply because they are sleeping better.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.dietitian-consultation',
    'Carys’s seed and soya plan clears brain fog and brings back the energy that you had at thirty.',
    'Two weeks without sugar reset your hormones and melt the fat around your middle.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.pessary-fitting',
    'A pessary reverses a prolapse: after a year, the womb has moved back to where it belongs.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.pelvic-floor-session',
    'Just one session with Sunita improves your sex life and flattens your tummy.',
    'Our training has a success rate of 94 %, which is far above the national average.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Do you treat migraines? Yes, and most of our patients report that their headaches disappear completely once their hormones are back in balance.',
    'Women who come to our clinic look visibly younger after three months, with thicker hair and firmer skin.',
    'Looking after your hormones with us protects you against dementia and heart attacks.',
  ),
];

const guarantees: readonly Sentence[] = [
  ...also(
    'price/free',
    also(
      'claim/effect',
      wrong(
        'claim/guarantee',
        'catalogue.menopause-consultation',
        'We guarantee that you will feel like yourself again, or the review is on us.',
      ),
    ),
  ),
  ...also('claim/effect', [
    ...wrong(
      'claim/guarantee',
      'catalogue.menopause-consultation',
      'Whatever your symptoms are, we will get rid of them. That is a promise from Helena personally.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.pelvic-floor-session',
      'Follow the programme and you will definitely stop leaking, whatever your age and however many children you have had.',
      'It works for every woman, every time. All you need is ten minutes a day.',
    ),
    ...wrong(
      'claim/guarantee',
      'catalogue.flush-group',
      'The method never fails: come to all six evenings, and the flushes are certain to go.',
    ),
    ...wrong(FOR_EVER, 'questions', 'After our treatment your hot flushes are gone for good. They will not come back.'),
  ]),
  ...wrong(
    'claim/guarantee',
    'catalogue.coil',
    'Coil fitting at our clinic is completely painless. You will be back at your desk before the kettle boils.',
    'There are no risks at all with a copper coil, because it contains no hormones.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/guarantee', 'catalogue.coil', 'A copper coil is 100 % reliable, so you can finally stop worrying.'),
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.cervical-screening',
    'You will not feel a thing. Bryony’s smear tests are guaranteed pain-free.',
    'A normal result means that you can be absolutely certain that you do not have cancer.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.bone-density-scan',
    'The scan is totally safe for everyone and has no side effects whatsoever.',
  ),
];

const pressure: readonly Sentence[] = [
  ...wrong(
    'claim/pressure',
    'questions',
    'Hurry: appointments before Christmas are nearly gone, and once they are gone, they are gone!',
    'Every month that you wait, your bones are crumbling. Don’t be the woman who breaks her hip because she put it off.',
    'Book today. Only three places with Dr Ashworth are left this month, and the telephone has not stopped ringing.',
    'Have you let yourself go? Your husband has noticed, even if he is too polite to say so.',
    'Refer a friend this week and we enter you both in a draw for a spa weekend.',
    'Don’t become an invisible woman. You owe it to your family to do something about your moods now.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.coil',
    'It’s no big deal: pop in during your lunch break, have a coil fitted, and be back for your meeting.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.hormone-test',
    'Can you afford not to know? Left unchecked, falling hormones will ruin your marriage and your career.',
    'Book your test within the next 24 hours and you take a bottle of wine home with you.',
  ),
  ...wrong(
    'claim/pressure',
    'offers.autumn-check',
    'Last chance! The final few mornings are filling by the hour, so grab yours now before somebody else does',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.well-woman-check',
    'Tomorrow may be too late. The lump that you ignore today could be the one that kills you.',
  ),
];

const credentials: readonly Sentence[] = wrong(
  'claim/credential',
  'questions',
  'Dr Ashworth is one of the country’s few consultant gynaecologists with an interest in menopause.',
  'Helena is a British Menopause Society accredited menopause specialist and trains others for that title.',
  'Who will I see? You will see Bryony, our advanced nurse practitioner and independent prescriber.',
  'Carys Penhale, our clinical psychologist, leads the hot flush group.',
  'Sunita is a chartered physiotherapist with a doctorate in pelvic health.',
  'We are the only fully qualified menopause team in Worcestershire.',
  'Professor Nkechi Obaze sees patients with fibroids on Thursday afternoons.',
  'Dr Obaze, FRCOG, has a special interest in endometriosis.',
  'All our receptionists are registered nurses, so even your phone call is in clinical hands.',
  'Bryony is also a registered midwife and can answer your questions about pregnancy.',
);

const reviews: readonly Sentence[] = [
  ...also('claim/effect', [
    ...wrong(
      'claim/review',
      'questions',
      '“I walked in as a wreck and walked out with my life back.” Jane, 52, from Bewdley',
      'As one lady told us last week: “Dr Ashworth is an angel, and I wish that I had come ten years ago.”',
      'Here is what Moira from Stourport wrote to us: “The only doctor who ever took me seriously.”',
      'Don’t just take our word for it. “Kind, thorough and worth every penny,” says Priya K.',
    ),
    ...wrong(
      'claim/review',
      'catalogue.pelvic-floor-session',
      '“I can go on the trampoline with my grandchildren again! Thank you, Sunita.” (Anne, 61)',
      'A teacher of 44 wrote in our visitors’ book: “Best money I have ever spent on myself.”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.coil',
      '“Quick, friendly and I hardly felt it. Bryony is brilliant!” – L. M., Hagley',
      'Another five-star review came in yesterday: “Couldn’t fault them from start to finish.”',
    ),
  ]),
  ...wrong(
    RATING,
    'questions',
    'We are rated 4.9 out of 5 on Google, and we are proud of every star.',
    'We could tell you how much our patients like us, but our 320 Google reviews speak for themselves.',
    'Five out of five stars on Google: that is what our patients think of us.',
    'Our Google score is 4.8, from 284 reviews.',
  ),
];

const medicines: readonly Sentence[] = [
  ...also('claim/pom-indirect', [
    ...wrong(
      'claim/pom-name',
      'catalogue.menopause-consultation',
      'Ask us about Utrogestan and Oestrogel, the two that most of our patients start with.',
      'If creams are not for you, we can prescribe Evorel patches on the same day.',
      'Low libido? Many women do well on a small amount of testosterone gel such as Testogel.',
      'We prescribe body-identical estradiol and micronised progesterone from the first visit.',
    ),
    ...wrong(
      'claim/pom-name',
      'catalogue.coil',
      'Prefer something with hormones? The Mirena coil is our most popular choice and makes periods lighter.',
    ),
    ...wrong(
      'claim/pom-name',
      'questions',
      'We are among the first clinics to offer Veoza for hot flushes.',
      'Weight creeping up? Ask Dr Ashworth whether Mounjaro could be right for you.',
    ),
  ]),
  ...also('claim/assessment', [
    ...also(
      'claim/pom-name',
      wrong(
        'claim/pom-indirect',
        'catalogue.menopause-consultation',
        'Walk out with your prescription for hormone patches in your hand, usually on the day of your first visit.',
        'The gel that everybody talks about is now available here, and no waiting list is in the way.',
        'Get your HRT prescription from us in a single appointment.',
      ),
    ),
    ...wrong(
      'claim/pom-indirect',
      'questions',
      'We also offer wrinkle-relaxing injections on Thursday evenings, because menopause shows on the face too.',
      'Our doctors can start you on weight-loss injections alongside your menopause plan.',
    ),
    ...also(
      'claim/remote-prescribing',
      wrong(
        'claim/pom-indirect',
        'questions',
        'Repeat prescriptions for the pill are posted to your door, without an appointment.',
      ),
    ),
  ]),
];

export const wrongClaims: readonly Sentence[] = [
  ...effects,
  ...guarantees,
  ...pressure,
  ...credentials,
  ...reviews,
  ...medicines,
];
