import { distinctBy } from '../../../../core/distinct.ts';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import type { AuthoredLink } from '../../../authored/links.ts';
import { isClinicsProse, proseOf } from '../../about/prose.ts';
import { ANSWER } from '../../example-values.ts';
import { authoredAt, isAuthored, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { asDialled, contactFindings, MAIL, NUMBER } from '../one-fact/contacts.ts';
import { UNTIL_THEN } from './old-names.ts';

const BEFORE = { values: { 'clinic.phone': '0161 496 0777', 'clinic.email': 'rooms@large.example' } };

export const oldContact: Rule = {
  name: 'content/old-contact',
  severity: 'warning',
  checks:
    'If the clinic’s name, telephone number or e-mail address has changed since the last build, no text and no link has the old one.',
  because: 'Visitors who use the old number or address reach nobody, or a stranger.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'the old number in a text': {
      values: { [ANSWER]: 'We are in the shop next door (0161 496 0777).' },
      lastBuild: BEFORE,
    },
    'the old number in the link to a chat': {
      values: { 'navigation.chat.url': 'https://wa.me/441614960777' },
      lastBuild: BEFORE,
    },
    'the old name of the clinic in a text': {
      values: { [ANSWER]: 'At Mill Lane Practice, nobody is hurried.' },
      lastBuild: { values: { 'clinic.name': 'Mill Lane Practice' } },
    },
    'the old e-mail address in a text': {
      values: { [ANSWER]: 'Letters go to rooms@large.example.' },
      lastBuild: BEFORE,
    },
  },
  good: {
    'the new number in a text': {
      values: { [ANSWER]: 'We are in the shop next door (0113 496 0000).' },
      lastBuild: BEFORE,
    },
    'the name of a company that the clinic no longer has': {
      values: { 'clinic.legal.name': 'Mill Lane Practice Ltd', [ANSWER]: 'Mill Lane Practice Ltd is a company.' },
      lastBuild: { values: { 'clinic.name': 'Mill Lane Practice' } },
    },
    'a name that is longer than before': {
      values: { 'clinic.name': 'Small Practice Leeds', [ANSWER]: 'At Small Practice, nobody is hurried.' },
      lastBuild: { values: {} },
    },
    'a text that tells of the change': {
      values: { [ANSWER]: 'Until May, our number was 0161 496 0777.' },
      lastBuild: BEFORE,
    },
  },
  find: (input) => {
    const changed = changedContacts(input);
    return changed.length === 0 ? [] : [...inTexts(input, changed), ...inLinks(input, changed)];
  },
};

/** A contact detail that has changed. */
interface ChangedContact {
  readonly label: 'name' | 'telephone number' | 'e-mail address';
  readonly quote: string;
  readonly before: string;
  readonly now: string;
  readonly pattern: RegExp;
  /** Returns a detail without the differences of its notations. */
  readonly key: (text: string) => string;
}

function changedContacts({ site: { clinic }, earlier }: RuleInput): readonly ChangedContact[] {
  const { phone, email, clinic: name } = earlier.build.contact;
  const contacts: readonly ChangedContact[] = [
    {
      label: 'telephone number',
      quote: 'clinic.phone',
      before: phone,
      now: clinic.phone,
      pattern: NUMBER,
      key: asDialled,
    },
    { label: 'e-mail address', quote: 'clinic.email', before: email, now: clinic.email, pattern: MAIL, key: lowerCase },
    {
      label: 'name',
      quote: 'clinic.name',
      before: name,
      now: clinic.name,
      pattern: wholeWords(name),
      key: inNormalForm,
    },
  ];
  return contacts.filter(({ before, now, key, label }) =>
    // A name that only got longer is still right in texts: 'Harbour View' → 'Harbour View Physiotherapy'.
    label === 'name' ? !key(now).includes(key(before)) : key(before) !== key(now),
  );
}

const inNormalForm = (text: string): string => normalise(text).text;
/** The name of a company does not change with that of its clinic: 'Mill Lane Practice Ltd'. */
const wholeWords = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${literal(inNormalForm(name))}(?![\\p{L}\\p{N}]|,? (?:ltd|limited|llp|plc|cic)\\b)`,
    'gu',
  );

const lowerCase = (text: string): string => text.toLowerCase();

/** `content/one-fact` reports the texts that call the old number the clinic’s, or that look like a typo in the new one. */
function inTexts(input: RuleInput, contacts: readonly ChangedContact[]): readonly RuleFinding[] {
  const reported = new Set(contactFindings(input).map(placeOf));
  const found = proseOf(input.publicTexts).flatMap((text) =>
    contacts
      .filter(({ label }) => label !== 'name' || isClinicsProse(text))
      .flatMap((contact) =>
        spansOf(text, contact).map((span) => ({
          message: `“${textAt(text, span)}” was the clinic’s ${contact.label} before, which is now ${contact.now}.`,
          help: text.quotes ? `Quote the new one: {${contact.quote}}.` : `Write “${contact.now}”.`,
          ...authoredAt(text, span),
        })),
      ),
  );
  return found.filter((finding) => !reported.has(placeOf(finding)));
}

const placeOf = ({ path, location, span }: RuleFinding): string => JSON.stringify([location ?? path, span]);

/** 'Until May, our number was 0161 496 0777' */
const TELLS_OF_CHANGE = new RegExp(
  `\\b(?:chang(?:e[ds]?|ing)|old|former(?:ly)?|previous(?:ly)?|${UNTIL_THEN}|used to|were|was|no longer)\\b`,
);

const spansOf = (text: PublicText, { pattern, key, before }: ChangedContact): readonly Span[] =>
  [...text.normal.text.matchAll(pattern)]
    .filter(
      ({ index, 0: found }) => key(found) === key(before) && !TELLS_OF_CHANGE.test(sentenceAt(text.normal.text, index)),
    )
    .map(({ index, 0: found }) => text.normal.original(index, found.length))
    .filter((span) => isAuthored(text, span));

/** The link of the chat is found twice, with and without its greeting. */
const inLinks = ({ links }: RuleInput, contacts: readonly ChangedContact[]): readonly RuleFinding[] =>
  distinctBy(
    // The last of each place is kept, which is then the link as the owner wrote it.
    links.authored.links
      .toReversed()
      .flatMap((link) => contacts.filter((contact) => hasOld(link, contact)).map((contact) => ({ link, contact }))),
    ({ link, contact }) => JSON.stringify([contact.label, link.location]),
  ).map(({ link, contact: { label, before, now } }) => ({
    message: `The link “${link.written ?? link.href}” has the ${label} that the clinic had before, ${before}.`,
    help: `Write it with the new one, ${now}, or keep it if it still reaches the clinic.`,
    ...link.location,
  }));

/** 'tel:+441614960777', 'https://wa.me/441614960777', 'mailto:rooms@large.example' */
function hasOld({ href }: AuthoredLink, { label, before }: ChangedContact): boolean {
  if (label === 'name') return false;
  if (label === 'e-mail address') return href.toLowerCase().includes(before.toLowerCase());
  const digits = asDialled(before).replace('+', '');
  return href.replaceAll(/[^\d]/g, '').includes(digits);
}
