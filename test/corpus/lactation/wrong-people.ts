/** Wrong sentences about people, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'Gwen is a registered dietitian.',
    'Pippa, who is a qualified nurse, can look at your stitches while you wait.',
    'The best lactation consultants in the North.',
    'Parents from Alnwick to Alston know us. We are Northumberland’s number one practice for tongue-tie, and it shows in the waiting room. Come early to find a seat.',
    'Tom Oyelaran is a clinical psychologist who works with new parents.',
    'Dr Atkin, our sleep adviser, will answer all your questions about nights and naps.',
    'Bethan Ruddock, midwife and founder, has looked after families here since 2016.',
    'Every one of us is registered with the Nursing and Midwifery Council, from the front desk upwards.',
    'You will meet Imogen at the assessment. She is a consultant paediatric surgeon and has divided tongue-ties for years. Tell her about your birth if you like.',
    'Some babies need a second opinion. Dr Helen Marsh, our own paediatric gastroenterologist, holds a clinic here on the first Monday of the month. Ask Pippa for a time.',
    'Where else could you go? Nobody in the North East knows as much about feeding as we do. That is why parents drive here from Carlisle and Durham.',
    'Gwen came to us in 2019 with a suitcase of picture books. She is a health visitor by profession and teaches the massage class as well. On Saturdays she bakes.',
  ),
  ...also(
    'content/one-fact',
    wrong('claim/credential', 'questions', 'We’ve helped more than 10,000 families to feed.'),
  ),
  ...also('content/structured-data', wrong('claim/review', 'questions', 'All of our parents give us five stars.')),
  ...also(
    'price/saving',
    wrong(
      'claim/review',
      'questions',
      'There is always a pot of coffee on the stove. Leave us a five-star review, and your next massage class costs you half. The link is on the mirror.',
    ),
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“Bethan saved my sanity!” – Kate, Corbridge',
    'When we asked around, ninety-seven per cent of families said that they would recommend us to a friend.',
    'One father wrote to us last week: “I only wish that we had rung you sooner.”',
    'We read what people write and take it seriously. Reviews that are unfair to us are taken down before anyone sees them. The others stay on the site.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.sleep-consultation',
    '★★★★★ “We have our evenings back.” Jo and Amir',
    'Sophie from Prudhoe told us that Gwen was “worth every single penny”, and we agree.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.tongue-tie-assessment',
    'Imogen takes her time and explains what she sees. “She was the first person who listened to me,” said Rachel, whose twins were three weeks old. We think that says it all.',
    'You can ask us for names of parents who have been here. On Facebook one of them called Imogen “an absolute angel with scissors”, and hundreds agreed. We blushed.',
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Low supply? Ask us about domperidone.',
    'Dr Rahim can prescribe cabergoline if you want to stop feeding quickly.',
    'We treat thrush in a baby’s mouth with nystatin drops, and your nipples at the same time.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-name',
      'catalogue.follow-up-visit',
      'White, painful nipples after a feed may be a spasm of the vessels. Nifedipine works well for that, and Dr Rahim writes you a prescription on the same day. Keep warm in the meantime.',
      'If mastitis does not settle, we start you on flucloxacillin before you go home.',
    ),
  ),
  ...wrong('claim/pom-name', 'catalogue.wellbeing-session', 'Wegovy for mums: now at the Wool Shop.'),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Weight-loss jabs for new mums.',
    'When you have finished breastfeeding, Dr Rahim can start you on weight-loss injections to help you back into your jeans.',
    'Motherhood shows on the face, and nobody should feel bad about it. On the last Friday of the month a visiting nurse offers anti-wrinkle injections in the back room. Your baby may nap next door.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'catalogue.follow-up-visit',
      'Ask Dr Rahim for prescription tablets that raise your milk supply.',
      'Not every mother wants to feed for long. Our doctor can give you the prescription pill that dries up your milk, if you ask for it at your visit. Bring a well-fitting bra.',
    ),
  ),
];
