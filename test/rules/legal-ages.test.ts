/** Ages below which the law forbids a treatment, in sentences about that treatment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';

async function messagesWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.filter(({ rule }) => rule === 'claim/age').map(({ message }) => message);
}

const offers = (words: string, treatment: string): string =>
  `“${words}” offers ${treatment} to people under 18, which the law forbids.`;

const SENTENCES: Sentences = {
  'Dermal filler from fifteen if your father comes along.': offers('from fifteen', 'filler or botulinum toxin'),
  'Sixteen? We can still book you for cheek fillers.': offers('Sixteen', 'filler or botulinum toxin'),
  'Teens are welcome to whiten their teeth.': offers('Teens', 'tooth whitening'),
  'We whiten the teeth of 17-year-olds in an hour.': offers('17-year-olds', 'tooth whitening'),
  'The sunbed is for clients aged 16 and over.': offers('aged 16', 'a sunbed'),
  'Small tattoos for over-16s.': offers('over-16s', 'a tattoo'),
  'Lip filler makes a lovely sixteenth birthday present.': offers('sixteenth birthday', 'filler or botulinum toxin'),
  'Treat your daughter to lip filler for her 16th birthday.': offers('16th birthday', 'filler or botulinum toxin'),
  'Whiter teeth for a sweet sixteen.': offers('sweet sixteen', 'tooth whitening'),
  'Lip filler is perfect for school proms.': offers('for school proms', 'filler or botulinum toxin'),
  'Whiten your teeth in time for the prom.': offers('in time for the prom', 'tooth whitening'),
  'For our fifteenth birthday, half a syringe of filler is £20 less in May.': undefined,
  'Lip filler is a present for a fiftieth birthday, not for a sixteenth birthday.': undefined,
  'Prom coming up? At 16, your daughter can have her teeth whitened.': offers('At 16', 'tooth whitening'),
  'At 16 she can have lip filler if you sign.': offers('At 16', 'filler or botulinum toxin'),
  'Brows and lashes for the prom; filler from eighteen.': undefined,
  'Many teenagers ask for filler before the prom.': undefined,
  'During the Proms, the road to our filler clinic is closed.': undefined,
  'Spray tan for clients aged 16 and over.': undefined,
  'Tattoo removal from seventeen.': undefined,
  'Tattoos from fifteen years ago have often faded.': undefined,
  'Can my daughter have cheek filler at sixteen?': undefined,
  'A dead front tooth can be whitened at sixteen, after an accident.': undefined,
  'Nobody of sixteen can have filler, whoever signs.': undefined,
  'Facials from sixteen; filler from eighteen.': undefined,
  'Whitening takes sixteen days.': undefined,
  'The filler clinic is on Fridays from 14.': undefined,
  'We have placed fillers for fifteen years.': undefined,
  'Whitening toothpaste is for people aged 13 and over.': undefined,
  'Teenagers ask us about fillers more than we like.': undefined,
};

suite('an age below that of the law', (test) => {
  testSentences(test, ['claim/age'], SENTENCES);

  test('the question or the treatment around a sentence says what it is about', async () => {
    const asked = { [QUESTION]: 'Can my son have his teeth whitened?', [ANSWER]: 'Yes, from sixteen.' };
    assert.equal(await messagesWith(asked), [offers('from sixteen', 'tooth whitening')]);
    const entry = { 'catalogue.massage.name': 'Lip filler', 'catalogue.massage.description': 'For anyone of sixteen.' };
    assert.equal(await messagesWith(entry), [offers('anyone of sixteen', 'filler or botulinum toxin')]);
  });

  test('a medicine for looks needs a minimum age of 18, and a vaccination or an injection into a joint does not', async () => {
    const medicine = { 'catalogue.massage.prescriptionOnly': true, 'clinic.minimumAge': 4 };
    const message = 'The minimum age is 4, but the services include a prescription-only medicine.';
    assert.equal(await messagesWith({ ...medicine, 'catalogue.massage.name': 'Forehead' }), [message]);
    assert.equal(await messagesWith({ ...medicine, 'catalogue.massage.name': 'Flu vaccination' }), []);
    assert.equal(await messagesWith({ ...medicine, 'catalogue.massage.name': 'Joint injection' }), []);
    const description = { 'catalogue.massage.description': 'Also for frown lines.' };
    assert.equal(await messagesWith({ ...medicine, ...description, 'catalogue.massage.name': 'Pain relief' }), [
      message,
    ]);
  });
});
