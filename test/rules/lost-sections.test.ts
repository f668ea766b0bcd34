/** Sections under an address that is not a route: one finding, and none about what they contain. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const PROFILES = [
  { kind: 'placeholder', title: 'Team', lines: [], actions: [] },
  { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
];
const TEAM = {
  'people.ada': person('Ada Brook', 'Physiotherapist', registered('HCPC', 'PH012345')),
  'routes./team': { title: 'Team of the practice', description: 'Who works here.', name: 'Team' },
  'pages./.0.lead': 'Ada Brook sees you first. See [the team](/team).',
};

async function reported(values: Readonly<Record<string, unknown>>) {
  const { findings } = await checkedWith({ ...TEAM, ...values });
  return findings.map(({ message, help }) => [message, help]);
}
const lost = (address: string, meant: string) => [
  `No page shows the sections of “${address}”: this route does not exist.`,
  `Did you mean “${meant}”?`,
];
const unlisted = (key: string, name: string) => [
  `No page shows “${name}”.`,
  `Add '${key}' to the list of a people() or profiles() section, or remove the person.`,
];

suite('sections under a mistyped address', (test) => {
  test('a site whose sections are at their address has no findings', async () =>
    assert.equal(await reported({ 'pages./team': PROFILES }), []));

  test('sections are reported once, although their people and register numbers are on no page', async () =>
    assert.equal(await reported({ 'pages./taem': PROFILES }), [lost('/taem', '/team')]));

  test('the only route without sections is proposed if its name is quite different', async () =>
    assert.equal(await reported({ 'pages./about-us': PROFILES }), [lost('/about-us', '/team')]));

  test('other people whom no page shows are reported too', async () =>
    assert.equal(
      await reported({ 'pages./taem': PROFILES, 'people.ben': person('Ben Carr', 'Receptionist') }),
      [unlisted('ben', 'Ben Carr'), lost('/taem', '/team')].sort(),
    ));
});
