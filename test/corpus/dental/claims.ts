import { RATING } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'Four point nine out of five on Google: thank you to everyone who wrote.',
    'Google reviewers have awarded us a full five stars.',
    'More than 500 people have reviewed us on Google.',
    'We have over 300 Google reviews.',
    'Our score with Google stands at 4.9.',
    'Bristol gives its top-rated dentist 4.9 from 5.',
  ),
  ...correct(
    'questions',
    'More than two hundred people have reviewed us on {clinic.rating.source}.',
    'If the pain is above 7 out of 10, ring us at once.',
    'Please rate your worry on a scale from 0 to 5 before you sit down.',
    'A Cochrane review of 24 studies found no difference between the two pastes.',
    'The CQC rated the practice at its last inspection, and the report is at reception.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Mr Daniel Okoye, consultant maxillofacial surgeon, holds a clinic here on the first Friday.',
    'Orthodontic consultant Miss Ellen Vane visits us from London.',
    'Lena Fox, dental nurse, answers the telephone.',
    'Ask Lena, the hygienist at the front desk.',
    'The best dental care in Bristol.',
    'Nobody does crowns better.',
    'You will not find a gentler dentist anywhere.',
    'Our implants are better than those of any other practice in the city.',
  ),
  ...correct(
    'questions',
    'Lena will find you a time with our hygienist.',
    'Tom, our hygienist, has time for anxious people.',
    'We can refer you to Mr Okoye, a consultant at the Bristol Dental Hospital, if a root is close to the nerve.',
    'The best time in the week for a quiet visit is Tuesday morning.',
    'Nobody does better with bleeding gums than people who floss.',
    'A specialist in Bath makes the frame of the denture.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'Nervous patients get temazepam an hour before.',
    'Gentle numbing with Oraqix.',
    'Before the extraction we rub in tetracaine.',
    'Nystatin drops deal with thrush under a denture.',
    'We keep an EpiPen and Penthrox ready for you.',
    'A sore corner of the mouth? Fucibet helps.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Our dentists also offer wrinkle-smoothing injections.',
    'Injections that relax the jaw stop the grinding.',
    'Jaw-slimming injections by a dentist.',
  ),
  ...correct(
    'questions',
    'An injection numbs the tooth, and it wears off by the evening.',
    'A mouthwash with chlorhexidine is enough for a week.',
    'Ibuprofen or paracetamol from the chemist helps on the first evening.',
    'We smooth the edge of the tooth and relax the bite.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.winter-smile', 'Three days only', 'Last call'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Whitening slots vanish within hours.',
    'The longer you wait, the more teeth you lose.',
    'What are you waiting for?',
    'Both arches for the price of one.',
    'Aligners cost less than your daily coffee.',
    'People stare at yellow teeth: book whitening now.',
  ),
  ...correct(
    'questions',
    'The longer you wait after a tooth is knocked out, the harder it is to save: ring 111 at once.',
    'If you wait for six weeks before the crown, the gum has settled.',
    'Only the hygienist works on Wednesdays.',
    'Some people find the tray no more noticeable than a contact lens.',
  ),
  ...correct('offers.winter-smile', 'Both visits within a month of each other'),

  // Effects, their time, and promises.
  ...wrong(
    'claim/effect',
    'catalogue.tooth-whitening',
    'Stains stay away for two years.',
    'Visibly lighter after the third night.',
    'Four shades lighter after one visit.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'You will feel no sensation at all during the filling.',
    'Nobody who has had an implant here ever has toothache again.',
    'Our root canal treatments succeed every time.',
  ),
  ...correct(
    'catalogue.tooth-whitening',
    'The trays are worn for {catalogue.tooth-whitening.figures.wear}, and the shade lasts {catalogue.tooth-whitening.figures.lasts}.',
  ),
  ...correct('questions', 'Nobody has to wait for the hygienist again after the first visit of the year.'),
];
