/** Certified roles outside healthcare, such as a dog trainer, beside the entries of the people who are said to have them. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.owen': person('Owen Pratt', 'Veterinary nurse', registered('RCVS', '123456')),
  'people.sue': person('Sue Hart', 'Manager', { qualifications: ['Pilates instructor, Level 3, 2019'] }),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['owen', 'sue'] },
};

const claimed = (words: string) => `“${words}” is claimed, but the entry of Owen Pratt does not contain it.`;
const role = (name: string) => `“behaviourist” is a healthcare role, but the config calls ${name} “Veterinary nurse”.`;

suite('a certified role', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'The classes are led by Owen, a certified clinical animal behaviourist.': role('Owen'),
      'Our behaviourist Owen leads the classes.': role('Owen'),
      'Owen is a qualified dog trainer.': claimed('qualified dog trainer'),
      'Our certified dog trainer Owen leads the classes.': claimed('certified dog trainer'),
      'Owen is a nurse and an accredited yoga teacher.': claimed('accredited yoga teacher'),
      'Meet Owen. He is a licensed puppy trainer.': claimed('licensed puppy trainer'),
      'Sue is a qualified Pilates instructor.': undefined,
      'Owen works with a qualified dog trainer in Leeds.': undefined,
      'Owen sends you to a certified behaviourist.': undefined,
      'Owen is not a qualified dog trainer.': undefined,
      'Owen and a qualified dog trainer lead the class.': undefined,
    },
    TEAM,
  );
});
