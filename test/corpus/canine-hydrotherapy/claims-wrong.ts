/** Wrong sentences about results, risks and haste. */
import { FOR_EVER } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

export const wrongClaims = [
  ...wrong(
    'claim/effect',
    'catalogue.pool-session',
    'Ten minutes of swimming do as much for the muscles as an hour of trotting on the road, so even lazy Labradors come out trim.',
    'Old dogs who could hardly get off the sofa are trotting to the gate again after five or six swims, and their owners with them.',
    'Warm water opens the blood vessels, flushes the joints and takes the inflammation out of them, while your dog thinks that he is only playing.',
    'Because they weigh so little in the pool, dogs with bad hips are spared the operation that their vet had already pencilled in.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.underwater-treadmill',
    'Six walks are enough to bring a thigh that has wasted away after surgery back to the size of the other one.',
    'We start low and let the water rise. Dogs who train this way after a knee operation are back on all fours three weeks ahead of those who don’t.',
    'Overweight? A beagle of ours lost four kilos behind the glass, and most dogs shed a tenth of their weight in a course.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.laser-session',
    'You hold the paw, we hold the probe, and by the time you are home the pain has gone down by half.',
    'The light wakes up tired cells, doubles the speed of healing and dissolves scar tissue that no hand can reach.',
    'One session and your dog is comfortable for a good fortnight, even on frosty mornings.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.canine-massage',
    'Dogs who bark at the postman come away calmer, sleep deeper and stop chewing the skirting board.',
    'Kneading clears toxins from the muscles, which is why so many agility dogs shave seconds off their rounds afterwards.',
  ),
  ...wrong(
    'claim/effect',
    'catalogue.puppy-splash',
    'Those who splash with us as puppies don’t develop arthritis when they are old; their joints remember.',
  ),
  ...wrong(
    'claim/effect',
    'programmes.grey-muzzle',
    'Swimming twice a month adds two good years to a dog’s life, and you will see it in his face.',
  ),
  ...wrong(
    'claim/effect',
    'questions',
    'Eighty-five per cent of the spaniels with slipped discs that are sent to us walk again without a wheelchair.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.pool-session',
    'There isn’t a dog that we haven’t got swimming, and yours won’t be the first, you have our word for it.',
    'Water is the one place where a dog simply cannot hurt himself.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.underwater-treadmill',
    'The belt is so gentle that nothing whatever can happen to a fresh scar.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.laser-session',
    'It has been used on racehorses for thirty years and carries no risks of any kind, not even for the eyes.',
  ),
  ...wrong(
    'claim/guarantee',
    'catalogue.physiotherapy-session',
    'Dylan’s hands never fail. Give him four afternoons and any limp is history.',
  ),
  ...wrong(
    'claim/guarantee',
    'programmes.new-knee',
    'Follow the plan to the letter and a second rupture is out of the question.',
    'We stand by our results: full use of the leg in twelve weeks, and that goes for every breed.',
  ),
  ...wrong(
    FOR_EVER,
    'catalogue.physiotherapy-session',
    'Once the muscles have been put right in this way, they stay right, and the limp does not come back.',
    'Stiffness in the hind legs becomes a thing of the past, whether your dog is seven or seventeen.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.pool-session',
    'We only take on five new swimmers before Christmas, and three of those places went this morning. Grab yours while you can!',
    'Your dog can’t book for himself. He is lying there, hurting, and waiting for you to pick up the telephone.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.underwater-treadmill',
    'With every day without treatment the muscle melts away, and what is lost now he may never regain. Don’t leave it until next week.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.laser-session',
    'Still thinking? The neighbours’ dog has had his and is chasing rabbits.',
  ),
  ...wrong(
    'claim/pressure',
    'catalogue.physiotherapy-session',
    'A good owner doesn’t wait for the second limp. If you love your dog, you know what to do.',
    'Places with Dylan are like gold dust, so take whatever you are offered and sort out the details later.',
  ),
  ...wrong(
    'claim/pressure',
    'programmes.grey-muzzle',
    'How many summers has he got left? Sign up today, because you won’t forgive yourself for waiting.',
  ),
  ...wrong('claim/pressure', 'offers.fresh-start', 'Hurry while the jackets last'),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.pool-session',
      'Pay for your ten before Sunday evening and we put an eleventh on the card.',
    ),
  ),
  ...also(
    'price/saving',
    wrong(
      'claim/pressure',
      'catalogue.laser-session',
      'Flash Friday! Whoever rings between noon and two gets two sessions and pays for one.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/pressure',
      'catalogue.puppy-splash',
      'Spin the wheel at the desk: every fifth puppy wins a course, and there are no losers.',
    ),
  ),
  ...also(
    'price/contradiction',
    wrong(
      'claim/pressure',
      'programmes.grey-muzzle',
      'This price is for the quick: from Monday the plan will be dearer.',
    ),
  ),
  ...also(
    'price/free',
    wrong(
      'claim/guarantee',
      'catalogue.underwater-treadmill',
      'After the course your dog will be running like before, and if he isn’t, the next six walks are at our expense.',
    ),
  ),
  ...also(
    'claim/guarantee',
    wrong(
      'claim/pressure',
      'catalogue.puppy-splash',
      'Miss these few weeks and you have missed them for good, as a pup that isn’t in the water by five months will be afraid of it for life.',
    ),
  ),
  ...also(
    'content/one-fact',
    wrong('claim/pressure', 'offers.fresh-start', 'Offer ends at midnight, so do not dawdle'),
  ),
  ...also(
    'claim/effect',
    wrong(
      'claim/pressure',
      'catalogue.underwater-treadmill',
      'It’s a stroll on a wet pavement, no more than that; drop him off, do your shopping, and collect a new dog.',
    ),
  ),
];
