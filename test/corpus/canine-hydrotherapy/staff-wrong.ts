/** Wrong sentences about people, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongStaff = [
  ...wrong(
    'claim/credential',
    'questions',
    'Morag is the vet who set up the centre, and she still examines each newcomer herself.',
    'When Dylan is away, his place is taken by Joel, our second physiotherapist, who has the gentler hands of the two.',
    'Bethan, a registered veterinary nurse, will take out stitches while you are settling the bill.',
    'Spines are a matter for our neurologist, who reads the scans before a dog is allowed on the belt.',
    'Annika is recognised by the Royal College as a specialist in orthopaedics, one of a handful in Wales.',
    'On the first Thursday of each month Mr Aled Whitcombe, orthopaedic surgeon, holds his clinic in our gym.',
    'Dr Sinclair’s doctorate was about the way in which otters swim, and she has never stopped talking about it.',
    'No other centre between Cardiff and Chester has hydrotherapists with our kind of training.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.pool-session',
    'You are choosing the finest pool for dogs in Wales, which is not our opinion but a plain fact.',
    'Some 20,000 swims lie behind us, so there isn’t much that we have not seen.',
    'Vets recommend us more than anyone else in mid-Wales, and we were Rehab Centre of the Year in 2024.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“He jumped into the car by himself!” That was the message that Pam from Rhayader sent us on Boxing Day.',
    'Out of a hundred owners, ninety-nine would come again; the hundredth moved to Spain.',
    'Bruno’s family drive forty miles each way because, they say, “nobody else understands him”.',
    'We pick the nicest reviews for our wall and let the sour ones sink to the bottom, where they belong.',
  ),
  ...wrong(
    'claim/review',
    'catalogue.fun-swim',
    'The whole village agrees: “best twenty minutes of the week”, “our dog drags us there”, “magic”.',
    'Every single owner has rated this swim with five stars since we began.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/review',
      'catalogue.underwater-treadmill',
      'Take Tilly, a dachshund. Her owner, Mrs Baines, wrote: “She was dragging her legs in May and stole a sausage off the table in July.”',
    ),
  ),
  ...wrong('claim/review', 'catalogue.canine-massage', '★★★★★ “My greyhound fell asleep and so did I.” (Lyn, Brecon)'),
  ...wrong(
    'claim/pom-name',
    'questions',
    'If swimming alone isn’t enough, Annika can start your dog on Librela, which she gives under the skin on her Tuesdays.',
    'Nervous travellers do well on trazodone. Just mention it to Bethan when you book, and we’ll have it ready.',
    'After a hard week we like to send dogs home with a few days of Metacam.',
    'For nerve pain there is always gabapentin, and our vet is generous with it.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.vet-lameness-check',
    'Old hips, cold mornings? Ask Annika whether a course of Cartrophen would suit your dog; four injections, a week apart, are the usual start.',
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'Have you heard of the monthly arthritis jab for dogs? Annika gives it here, and it spares you the tablets.',
    ),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'We stock prescription painkillers for dogs in three sizes, so you needn’t drive on to your own practice.',
    'Ear trouble after the pool? Pick up a tube of our prescription ear drops at the desk.',
  ),
  ...wrong(
    'claim/pom-indirect',
    'catalogue.vet-lameness-check',
    'While he is on the table anyway, why not have a steroid injection put straight into the sore elbow?',
    'Annika also dispenses the flea and tick tablets that only a vet may prescribe, so ask for a year’s supply.',
  ),
  ...also(
    'price/free',
    wrong(
      'claim/review',
      'questions',
      'Post a photo with some kind words about us and your next fun swim is on Morag.',
    ),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pom-indirect',
      'questions',
      'A sedative from our vet, given at home an hour before, turns the wildest terrier into a willing swimmer.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pom-name',
      'catalogue.vet-lameness-check',
      'The visit includes a first packet of Galliprant, should she find that the joints are sore.',
    ),
  ),
];
