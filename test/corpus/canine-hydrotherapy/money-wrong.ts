/** Wrong sentences about prices, savings, VAT and what is free. */
import { PRICE, SAVING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongMoney = [
  ...wrong(
    PRICE,
    'questions',
    'The first assessment, during which your dog gets his paws wet for the first time, is £50.',
    'Late cancellations hurt a small centre, which is why we ask for £25 if you ring on the day.',
    'A fluffy dressing gown for dogs is £32 in our little shop, and it comes in four colours.',
    'An insurer who wants more than a form gets a proper report, for which we charge £30.',
    'You can hire a life jacket for the summer holidays at £9 a week.',
    'If your dog is too nervous for the yard, we collect him within five miles for £14.',
    'Dogs who are dirty on arrival need a bath before the pool, and that is £7.',
    'We film every walk on the belt. For a copy on a stick please add £5 to your bill.',
  ),
  ...wrong(
    PRICE,
    'catalogue.pool-session',
    'A single swim is £34, whether your dog does two lengths or twenty.',
    'Ten swims paid in one go come to £295.',
  ),
  ...wrong(PRICE, 'catalogue.laser-session', 'Fifteen minutes of light cost you £25, goggles included.'),
  ...wrong(
    PRICE,
    'catalogue.underwater-treadmill',
    'You pay £42 each time that the belt moves under your dog, unless you have bought a course.',
  ),
  ...wrong(
    PRICE,
    'catalogue.home-exercise-visit',
    'For £70 Dylan comes to your door, counts the stairs and leaves you with homework.',
  ),
  ...wrong(
    PRICE,
    'catalogue.fun-swim',
    'Two dogs who live together share the water for £38, and a towel if they must.',
  ),
  ...wrong(
    PRICE,
    'programmes.grey-muzzle',
    'We take £75 a month for half a year, and you never have to think about it again.',
  ),
  ...wrong(
    PRICE,
    'programmes.new-knee',
    'From the first careful steps to the first proper walk, everything is included in £549.',
  ),
  ...wrong(
    SAVING,
    'catalogue.pool-session',
    'Swimmers who buy ten at once are £60 better off, which is a lot of biscuits.',
  ),
  ...wrong(
    SAVING,
    'catalogue.physiotherapy-session',
    'By paying for four together you get them for £30 less.',
    'The course of four brings 20 % off, and the homework is no lighter for it.',
  ),
  ...wrong(SAVING, 'offers.fresh-start', 'Leaves you £20 for a new lead', 'A fifth off what the two cost apart'),
  ...wrong(
    SAVING,
    'programmes.grey-muzzle',
    'Against single swims you save £48 over the six months, enough for a memory-foam bed.',
  ),
  ...wrong(
    'price/free',
    'questions',
    'New dogs have nothing to pay for their first assessment, as we’d like to get to know each other first.',
    'Buy any plan and a canine massage is thrown in for nothing.',
    'Guide dogs, retired police dogs and anyone over fourteen swim here without paying.',
  ),
  ...wrong(
    'price/free',
    'catalogue.laser-session',
    'You won’t find the laser on your bill after a swim, since it comes with our compliments.',
  ),
  ...wrong(
    'price/free',
    'catalogue.vet-lameness-check',
    'Our vet has a look at every limping dog at no charge, before you commit yourself to anything.',
  ),
  ...also(
    'claim/pressure',
    wrong(
      'price/free',
      'catalogue.puppy-splash',
      'The first splash of your puppy’s life is our treat, and you only reach for your purse if he asks for more.',
    ),
  ),
  ...wrong('price/typed', 'questions', 'A canine massage is £42, with ears and tail at no extra charge.'),
  ...wrong(
    'price/typed',
    'catalogue.physiotherapy-assessment',
    'For £72 you get Dylan’s full attention, a plan for home and, if you like, a copy for your vet.',
  ),
  ...wrong(
    'price/typed',
    'catalogue.vet-lameness-check',
    'We charge £95, and the letter to your own practice is in there.',
  ),
  ...wrong('price/typed', 'programmes.new-knee', 'The cost is £516 in total, and you can split it into thirds.'),
  ...wrong(
    'price/vat',
    'questions',
    'Animals aren’t exempt from VAT, unfortunately, so please reckon with another 20 % on what you see here.',
    'Prices for hydrotherapy are given net, and the tax appears on the receipt.',
    'What you read on our list is before tax; VAT goes on at the till.',
    'We quote physiotherapy exclusive of VAT and fun swims inclusive, because the accountant told us to.',
  ),
  ...also('price/free', wrong(SAVING, 'catalogue.pool-session', 'In a course, one swim in four costs you nothing.')),
  ...wrong(
    ['price/typed', 'price/unbacked'],
    'questions',
    'Should you forget your towels, help yourself and leave £3 in the tin.',
  ),
];
