import { RATING } from '../labels.ts';
import { correct, type Sentence, wrong } from '../sentence.ts';

/** More claims about people, effects, medicines and ratings, in the words that practices of this trade use. */
export const claimSentences: readonly Sentence[] = [
  // Ratings and numbers of reviews.
  ...wrong(
    RATING,
    'questions',
    'Almost 500 owners have reviewed us on Google.',
    'Our Google rating is four point eight.',
    'Owners give the practice 4.7 of a possible 5.',
    'A practice with 4.9 Google stars.',
    'Hundreds of five-star reviews from owners.',
    'Google average: 4.8',
  ),
  ...correct(
    'questions',
    'A body condition score of 4 or 5 out of 9 is ideal for a dog.',
    'Over 300 people have written about us on {clinic.rating.source}.',
    'The dental score runs from 0 to 5, and yours was 3 out of 5 teeth affected.',
    'Two out of five rabbits that we see have overgrown teeth.',
  ),

  // People, titles and superlatives.
  ...wrong(
    'claim/credential',
    'questions',
    'Ms Olivia Crane, a specialist in veterinary ophthalmology, comes on the last Tuesday of the month.',
    'Veterinary dermatologist Paul Ashby sees itchy dogs with us.',
    'Colin Webb, veterinary nurse, weighs your cat.',
    'As a vet, Freya knows every joint.',
    'The best care for pets in Shropshire.',
    'No other practice looks after rabbits as well as we do.',
    'The most caring vets in Ludlow.',
    'We are better than all the other vets.',
  ),
  ...correct(
    'questions',
    'Colin passes your question on to the vet on duty.',
    'Freya works with the vet who operated.',
    'The best food for a rabbit is hay.',
    'A veterinary surgeon at the hospital in Birmingham, Ms Crane, repeats the scan if we ask.',
    'No other animal hides pain as well as a cat.',
  ),

  // Medicines by brand and by name, and phrases that mean one.
  ...wrong(
    'claim/pom-name',
    'questions',
    'Drops of Otomax or Surolan for sore ears.',
    'Thiamazole brings an overactive thyroid down.',
    'Your dog sleeps under isoflurane.',
    'Posatex and Osurnia are in our cupboard.',
    'Cushing’s? Vetoryl, Prascend or ProZinc, whatever the blood test says.',
    'An Advocate pipette each month keeps lungworm away.',
  ),
  ...correct(
    'questions',
    'We advocate a pipette every month, whatever the brand.',
    'Ear cleaner from the shelf is enough for a healthy ear.',
    'The injection is over before your cat notices.',
  ),

  // Haste, scarcity, fear, shame and trivialising words.
  ...wrong('claim/pressure', 'offers.tooth-season', 'One week only', 'Few places remain'),
  ...wrong(
    'claim/pressure',
    'questions',
    'Puppy places go in no time.',
    'Two cats neutered for the price of one.',
    'Insurance for your rabbit for less than a latte a week.',
    'Waiting only makes it worse, so book today.',
    'Owners who delay regret it.',
    'An offer that will never be repeated.',
  ),
  ...correct(
    'questions',
    'Waiting an hour after a meal is enough.',
    'A tablet costs less than an injection.',
    'There is one place in the car park for large vans.',
    'Bloat is an emergency, and waiting makes it worse: ring us at once.',
  ),
  ...correct('offers.tooth-season', 'Scale and polish on the same day'),

  // Effects, their time, and promises.
  ...wrong(
    'claim/effect',
    'catalogue.laser-therapy',
    'Your dog will climb stairs again after only three weeks.',
    'Less stiff after the second session.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Your cat will not feel a thing, not even the needle.',
    'No dog leaves us with a limp.',
  ),
  ...correct('questions', 'After two weeks without a lead your dog may run again.'),

  // Claims, and sentences that only look like them.
  ...correct(
    'questions',
    'We will never use a muzzle again on a dog who is only shy, because patience works better.',
    'Some lumps go without treatment, and some come back whatever we do.',
    'A healthy dog’s skin renews itself in about three weeks.',
    'For a dog who has eaten chocolate, do not wait: ring us or the emergency line at once.',
    'Owners often say that their dog “just isn’t himself”, and that is a good reason to come.',
    'Owners tell us that their cats hate the carrier.',
    'A spayed bitch goes home the same day and wears a collar for ten days.',
    'Your dog deserves a day without needles, so we spread the vaccines.',
    'Other dogs notice. Keep a dog with kennel cough at home for two weeks.',
    'The only way to know is a blood test.',
    'Some owners say that their dog is tired the next day; that is normal.',
  ),
  ...wrong(
    'claim/guarantee',
    'questions',
    'Whatever your cat has swallowed, we will get it out safely.',
    'No pet has ever been harmed by our anaesthetics.',
    'Our collar makes sure that no tick ever bites again.',
  ),
  ...wrong(
    'claim/pressure',
    'questions',
    'Proper owners never skip the booster.',
    'If you really loved your dog, you would have booked by now.',
  ),
  ...wrong(
    'claim/credential',
    'questions',
    'Nobody in the county knows rabbits better than we do.',
    'The only practice for miles with a real cat lover.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '98% of owners tell us that their dog loves coming here.',
    'Families tell us we are the only vets their dog likes.',
    'Owners say we are wonderful with nervous dogs.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Old dogs climb stairs again after four laser sessions.',
    'The diet dissolves bladder stones in six weeks.',
    'Our dental powder keeps tartar away between cleanings.',
  ),
  ...wrong('claim/effect', 'questions', 'A week on our joint chews puts the spring back in old legs.'),
  ...correct(
    'questions',
    'A week on soft food gives the stitches time.',
    'Put a drop between the shoulders once a month, and wash your hands afterwards.',
    'Most puppies are clean at night by five months.',
  ),
];
