/** Checks which rules report each labelled sentence, and computes the precision and recall of each rule. */
import * as assert from 'uvu/assert';
import type { Finding } from '../../renderer/core/finding.ts';
import type { RuleName } from '../../renderer/core/rule-names.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';
import type { Labelled, PublicText } from './label.ts';
import { sentences } from './sentences.ts';

/** The rules that check single sentences. The other rules on claims check prices, images or whole pages. */
const JUDGED: readonly RuleName[] = [
  'claim/pom-name',
  'claim/pom-indirect',
  'claim/pressure',
  'claim/guarantee',
  'claim/effect',
  'claim/credential',
  'claim/review',
  'claim/age',
  'claim/ingredient',
];

/** A doctor of another subject, who may use the title. */
const DAO = {
  name: 'Dr Minh Dao',
  title: 'Psychologist',
  focus: 'Decisions',
  department: 'main',
  qualifications: ['PhD in psychology'],
  image: 'dot',
};

/** The staff whom sentences of other trades mention. */
const STAFF = Object.fromEntries(
  ['Osteopath', 'Podiatrist', 'Dietitian', 'Nutritionist', 'Physiologist', 'Nurse', 'Vet'].map((title) => [
    `people.${title.toLowerCase()}`,
    { ...DAO, name: `Alex ${title}son`, title, focus: 'Guests', qualifications: [] },
  ]),
);

const CLINICS = {
  injecting: { 'catalogue.massage.prescriptionOnly': true, 'clinic.minimumAge': 18, 'people.dao': DAO, ...STAFF },
  massage: STAFF,
} as const;

const FILE = 'policies/sentences.md';
const answers = (list: readonly Labelled[]) => ({
  kind: 'faq',
  // A section needs at least one question, even if the list of sentences is empty.
  questions: [...list.map(({ sentence }) => sentence), 'The end.'].map((answer, index) => ({
    question: `Number ${index}`,
    answer,
  })),
});

/**
 * Checks all sentences for one kind of clinic in a single run. Each sentence is on the kind of page that its label
 * names.
 */
async function found(clinic: keyof typeof CLINICS): Promise<ReadonlyMap<Labelled, ReadonlySet<string>>> {
  const all = sentences.filter((one) => (one.clinic ?? 'injecting') === clinic);
  const of = (publicText: PublicText) => all.filter((one) => one.publicText === publicText);
  const [entry, inner, policy] = [of('entry'), of('inner'), of('policy')];
  const { site, findings } = await checkedWith(
    {
      ...CLINICS[clinic],
      'pages./.1': answers(entry),
      'pages./treatments/massage.2': answers(inner),
      'routes./terms': { title: 'Terms', description: 'What holds between us.', name: 'Terms' },
      'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'sentences.md', updated: '2026-11-01' }],
    },
    { [FILE]: policy.map(({ sentence }) => sentence).join('\n\n') },
  );
  if (!site)
    throw new Error(`The sentences do not make a valid site: ${findings.map(({ message }) => message).join(' ')}`);
  const byPath = (route: string, section: number) => new Map<string, number>([[route, section]]);
  const numberOf = ({ path = [] }: Finding, places: ReadonlyMap<string, number>) =>
    path[0] === 'pages' && path[2] === places.get(String(path[1])) && path[3] === 'questions' ? Number(path[4]) : -1;
  const rules = new Map(all.map((one): [Labelled, Set<string>] => [one, new Set()]));
  for (const finding of findings.filter(({ rule }) => JUDGED.some((name) => name === rule))) {
    const line = finding.location?.file === `content/${FILE}` ? (finding.location.line - 1) / 2 : -1;
    const sentence =
      entry[numberOf(finding, byPath('/', 1))] ??
      inner[numberOf(finding, byPath('/treatments/massage', 2))] ??
      policy[line];
    if (sentence) rules.get(sentence)?.add(finding.rule);
  }
  return rules;
}

const results = new Map([...(await found('injecting')), ...(await found('massage'))]);

interface Score {
  readonly rule: RuleName;
  readonly right: number;
  readonly falseAlarms: readonly string[];
  readonly missed: readonly string[];
}

const scoreOf = (rule: RuleName): Score => {
  const wanted = sentences.filter(({ rules }) => rules.includes(rule));
  const alarms = sentences.filter((one) => results.get(one)?.has(rule));
  return {
    rule,
    right: alarms.filter((one) => wanted.includes(one)).length,
    falseAlarms: alarms.filter((one) => !wanted.includes(one)).map(({ sentence }) => sentence),
    missed: wanted.filter((one) => !alarms.includes(one)).map(({ sentence }) => sentence),
  };
};

/** Phrases that look like a claim but are harmless. The last one represents the contraindications in the terms. */
const LISTED = [
  ...['anti-wrinkle cream', 'detox', 'toxins', 'Three arenas', 'Dr Dao', 'window', 'win-win', 'no guarantee'],
  'allergic to botulinum toxin',
];

const share = (right: number, wrong: number): string => (right / (right + wrong)).toFixed(3);

suite('labelled sentences', (test) => {
  test('the list has at least 250 different sentences, and at least 40 % of them are harmless', () => {
    assert.ok(sentences.length >= 250);
    assert.ok(sentences.filter(({ rules }) => rules.length === 0).length >= 100);
    process.stdout.write(`${sentences.length} sentences\n`);
    const keys = sentences.map(({ sentence, publicText, clinic }) => `${publicText} ${clinic} ${sentence}`);
    assert.equal(keys, [...new Set(keys)]);
  });

  for (const words of LISTED)
    test(`the phrase “${words}” appears in a harmless sentence: domain rules, “False positives to test”`, () =>
      assert.ok(sentences.some(({ sentence, rules }) => rules.length === 0 && sentence.includes(words))));

  for (const rule of JUDGED)
    test(`${rule} reports every sentence that is labelled with it, and no other`, () => {
      const { right, falseAlarms, missed } = scoreOf(rule);
      process.stdout.write(
        `${rule}: precision ${share(right, falseAlarms.length)}, recall ${share(right, missed.length)}, ${right} found\n`,
      );
      assert.ok(right > 0, 'the rule reports nothing');
      assert.equal({ falseAlarms, missed }, { falseAlarms: [], missed: [] });
    });
});
