/** Words beside a role that claim more than the title: an entry in a register, a post elsewhere, a doctorate, insurance. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.freya': person('Freya Lund', 'Animal physiotherapist', { qualifications: ['MSc in physiotherapy, 2018'] }),
  'people.idris': person('Dr Idris Vaughan', 'Podiatrist', {
    ...registered('HCPC', 'CH012345'),
    qualifications: ['PhD in biomechanics, 2015'],
  }),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['freya', 'idris'] },
};

const lacksRegister = (words: string) => `“${words}” is claimed, but Freya Lund has no entry in a register.`;
const nobodyIs = (role: string) => `“${role}” is a healthcare role, but nobody in the config has it.`;
const lacks = (words: string) => `“${words}” is claimed, but the entry of Dr Idris Vaughan does not contain it.`;
const insured = (words: string) => `“${words}” is claimed, but the config names no insurance policy.`;

const SENTENCES: Sentences = {
  'Freya Lund is a chartered physiotherapist.': lacksRegister('chartered physiotherapist'),
  'Freya, our registered physiotherapist, works in the pool.': lacksRegister('registered physiotherapist'),
  'Our chartered physiotherapists walk with your dog.': nobodyIs('physiotherapists'),
  'Freya is our physiotherapist.': undefined,
  'Our physiotherapist walks with your dog.': undefined,
  'Idris is a registered podiatrist.': undefined,
  'Idris is called Doctor because of his PhD.': undefined,
  'Freya is called Doctor by the children.':
    '“Doctor” is a healthcare role, but the config calls Freya “Animal physiotherapist”.',
  'Idris was lead podiatrist for the British Olympic team.': lacks('lead podiatrist for the British Olympic'),
  'Idris was senior podiatrist to the Royal Ballet.': lacks('senior podiatrist to the Royal Ballet'),
  'Idris is the lead podiatrist for Wednesdays.': undefined,
  'Idris is the senior podiatrist for runners.': undefined,
  'Idris is senior to Freya by ten years.': undefined,
  'Idris trains other podiatrists and lectures at Harvard.': lacks('lectures at Harvard'),
  'Some podiatrists lecture at Harvard.': undefined,
  'All our staff hold full professional indemnity insurance.': insured('hold full professional indemnity insurance'),
  'Everybody here has public liability insurance.': insured('has public liability insurance'),
  'The clinic carries medical malpractice insurance of ten million pounds.': insured(
    'carries medical malpractice insurance',
  ),
  'Each therapist has professional indemnity insurance.': insured('has professional indemnity insurance'),
  'Our clients have medical insurance.': undefined,
  'The hall has public liability insurance.': undefined,
  'Our landlord has public liability insurance.': undefined,
};

suite('a claim beside the role of a person', (test) => testSentences(test, ['claim/credential'], SENTENCES, TEAM));
