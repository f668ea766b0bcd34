/** Wrong sentences about the team, reviews and medicines. */
import { also, wrong } from '../sentence.ts';

export const wrongPeople = [
  ...wrong(
    'claim/credential',
    'questions',
    'Tomasz is our reptile vet.',
    'Gail Ormond is a registered veterinary nurse.',
    'We are the best exotic vets in the North of England.',
    'More than 9,000 rabbits neutered.',
    'Petra Vance, RVN, looks after every guest and gives injections where they are needed.',
    'Dr Helena Moss, a specialist in birds of prey, operates with us every other Thursday.',
    'Every member of our team is a qualified vet, so whoever picks up the phone can tell you what is wrong.',
    'Lowri grew up on a farm near Bala and still keeps ducks. As our second veterinary surgeon she spays most of the does herself, and she is as quick as she is gentle. You will find her in room two.',
    'You send us the measurements of your tank beforehand. Dr Nowak then diagnoses what is wrong and tells you which treatment your lizard needs. Photographs help him a great deal.',
  ),
  ...wrong(
    'claim/credential',
    'categories.reptiles',
    'Half of our patients have scales. We are Cumbria’s number one for reptiles, and no other practice comes close. You find us behind the old leather works.',
    'Nobody in the county knows more about tortoises than we do.',
    'Dev has kept geckos since he was nine. He is an RCVS-recognised specialist in reptile medicine, and zoos all over the country ask for his opinion. On Tuesdays he works until late.',
  ),
  ...wrong(
    'claim/credential',
    'categories.checks',
    'The cups on the shelf are not for show. We have been voted Exotic Vet of the Year twice and are the most trusted practice in the Lakes. Say hello to the stick insects when you come in.',
  ),
  ...wrong(
    'claim/review',
    'questions',
    '“They saved our Biscuit!” (Karen, Windermere)',
    'We ask everybody at the desk how it went. Ninety-seven per cent of our clients are delighted with us and would send their friends. Gail keeps the lists in a drawer.',
    'A lady from Sedbergh told us last month: “I have been to six vets, and this is the only one who knew what a degu is.”',
    'We delete critical comments on Facebook, because they give people the wrong impression.',
    'We love hearing from you, and the wall behind the desk is full of cards. “Dev is a miracle worker, our parrot sings again,” wrote the Hodgson family in spring. Please send us a picture of your bird as well.',
  ),
  ...also('content/structured-data', wrong('claim/review', 'questions', 'All our reviews are five stars.')),
  ...also(
    'price/free',
    wrong('claim/review', 'questions', 'Leave us five stars on Google and your next nail clip is on us.'),
  ),
  ...wrong(
    'claim/review',
    'catalogue.boarding',
    '★★★★★ “A five-star hotel for our guinea pigs.” Tom B.',
    'Mrs Airey says that her two rabbits did not want to come home, and that she would never leave them anywhere else.',
    'Guests arrive after ten with their own hay and their own bowl. As Phil from Burneside put it, “best holiday my tortoise ever had, and mine too”. Collect them before noon on the last day.',
  ),
  ...also(
    'claim/credential',
    wrong(
      'claim/review',
      'categories.checks',
      'Read for yourself why pet owners call us “the best vets in the Lakes”.',
    ),
  ),
  ...wrong(
    'claim/pom-name',
    'questions',
    'Rabbits often sit very still on the first evening. We send every one of them home with Metacam, which most take happily from the syringe. Offer fresh herbs as well.',
    'For abscesses, Imogen uses penicillin injections every few days instead of surgery.',
    'Birds with a fungal infection of the lungs go home with itraconazole, which is given by mouth once a day.',
    'A sore rabbit does not eat, and a rabbit that doesn’t eat is soon in trouble. That is why we give buprenorphine before every operation and send you home with meloxicam for a week. Ring us if the droppings get smaller.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.rabbit-vaccination',
    'We use Nobivac Myxo-RHD Plus.',
    'Rabbits that go to shows can have Filavac as well, two weeks after the first injection.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/pom-name', 'questions', 'A Suprelorin implant keeps your ferret calm for two years.'),
  ),
  ...wrong(
    'claim/pom-indirect',
    'questions',
    'Ask us about the hormone implant for ferrets.',
    'Older rabbits often sit in wet corners because jumping hurts. We now offer the monthly arthritis jab for them, and appointments with Dev can be booked online. Put a low tray in the pen in the meantime.',
    'We also offer a long-acting antibiotic injection, so that you don’t have to give medicine by mouth.',
    'Some jills come into season in March and stay in season until they are mated. Instead of an operation you can have a contraceptive implant put in while you wait, and we have plenty in the fridge. Bring her in a carrier with a towel.',
  ),
  ...also(
    'claim/effect',
    wrong('claim/pom-indirect', 'questions', 'Our hormone implant stops hens laying for months, and it takes seconds.'),
  ),
];
