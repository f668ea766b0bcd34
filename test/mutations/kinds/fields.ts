import { row } from '../anchor.ts';
import { inQuotes, misspelt, quoted } from '../misspellings.ts';
import type { Kind } from '../mutation.ts';
import { instead, renamed, some, without } from '../rows.ts';
import { spotsAt, textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const NEEDED =
  /^(clinic\.(email|phone|tagline|language|visits|address\.street|hours\.friday|legal\.name|rating\.count)|catalogue\.(profhilo|tca-peel)\.(price|duration|name|category|image)|programmes\.momentum-6\.(schedule|book)|offers\.[^.]+\.(features|ctaText)|categories\.polynucleotides\.(anchor|route)|departments\.skin\.(consultation|palette|returning)|navigation\.(bar|footer|connect)|embeds\.map\.(src|link)|people\.doctor-skin\.(title|focus))$/;
const FACTS = /^(clinic|catalogue|programmes|offers|departments|routes|navigation|embeds|people|journal)\./;
const isNamedByTheLanguage =
  /\.(price|duration|book|image|category|title|description|phone|subtitle|packages|ctaText|features|registration|index|street|provider|prescriptionOnly|combines|includes|instalments|figures|label)$/;
const OF_COPY = /^(posts|testimonials|images)\.[^.]+\.\w+$/;
const TEXTS = /\.(name|title|label|description|tagline|street|excerpt|quote|ctaText|summary)$/;
const numbers = spotsAt(/./).filter(({ source }) => /^\d+$/.test(source));
const truths = spotsAt(/./).filter(({ source }) => /^(true|false)$/.test(source));

/** Names of fields and their values. */
export const fields: readonly Kind[] = [
  {
    mistake: 'misspells the name of a field',
    rule: 'config/unknown-key',
    rows: some(
      renamed(
        spotsAt(FACTS, CONFIG).filter(({ path }) => isNamedByTheLanguage.test(path)),
        misspelt,
      ),
      8,
    ),
  },
  {
    mistake: 'misspells the name of a field in content/',
    rule: 'config/unknown-key',
    rows: some(renamed(spotsAt(OF_COPY, 'content/'), misspelt), 5),
  },
  {
    mistake: 'misspells an option of a section',
    rule: 'config/unknown-key',
    rows: some(renamed(spotsAt(/^\/[^.]*\.\d+\.\w+\(\)\.\d\.\w+$/, CONFIG), misspelt), 5),
  },
  {
    mistake: 'removes a required field',
    rule: 'config/missing',
    rows: some(without(spotsAt(NEEDED, CONFIG)), 20),
  },
  {
    mistake: 'empties a list of items to show',
    rule: 'config/missing',
    rows: [
      row(CONFIG, "reviews(«['skin-listened', 'skin-explained', 'skin-honest']»", '[]'),
      row(CONFIG, "const results = «['forehead', 'frown', 'undereye', 'masseter']»", '[]'),
    ],
  },
  {
    mistake: 'writes a number in quotes',
    rule: 'config/type',
    rows: some(
      instead(numbers, (text) => `'${text}'`),
      4,
    ),
  },
  {
    mistake: 'writes “true” in quotes',
    rule: 'config/type',
    rows: some(
      instead(truths, (text) => `'${text}'`),
      3,
    ),
  },
  {
    mistake: 'writes a number instead of a string',
    rule: 'config/type',
    rows: [row(CONFIG, "clinicalRecords: «'8 years'»", '8'), row(CONFIG, "postcode: «'N1 9JY'»", '19')],
  },
  {
    mistake: 'writes a single item instead of a list',
    rule: 'config/type',
    rows: [
      row(CONFIG, "founders: «['founder-skin', 'founder-mind']»", "'founder-skin'"),
      row(CONFIG, "combines: «['jawline-slimming', 'neck-lift']»", "'jawline-slimming'"),
      row(CONFIG, "hide: «['footer', 'booking bar']»", "'footer'"),
    ],
  },
  {
    mistake: 'writes a value that is not one of the allowed words',
    rule: 'config/type',
    rows: [
      row(CONFIG, "opens: «'same window'»", "'same-window'"),
      row(CONFIG, "type: «'MedicalClinic'»", "'MedicalClinics'"),
      row(CONFIG, "tone: «'deep'»", "'dark'"),
      row(CONFIG, "size: «'short'»", "'small'"),
      row(CONFIG, "image: 'skin-hero', bookingButtons: «'both'»", "'all'"),
      row(CONFIG, "kind: «'scheduler'»", "'schedule'"),
      row(CONFIG, "palette: «'warm'»", "'hot'"),
      row(CONFIG, "hide: ['footer', «'booking bar'»]", "'bookingbar'"),
    ],
  },
  { mistake: 'empties a string', rule: 'config/text', rows: some(instead(textsAt(TEXTS), quoted('')), 5) },
  {
    mistake: 'leaves a space at the end of a string',
    rule: 'config/text',
    rows: some(
      instead(
        textsAt(TEXTS),
        inQuotes((text) => `${text} `),
      ),
      4,
    ),
  },
  {
    mistake: 'types a number outside its range',
    rule: 'config/number',
    rows: [
      row(CONFIG, 'latitude: standIn(«51.5309»', '515.309'),
      row(CONFIG, 'longitude: standIn(«-0.1205»', '-201.205'),
      row(CONFIG, 'minimumAge: «18»', '180'),
      row(CONFIG, 'count: «10»', '0'),
      row('content/journal.ts', 'reading_time: «6»', '600'),
    ],
  },
  {
    mistake: 'mistypes an address, a number or a code',
    rule: 'config/format',
    rows: [
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello.skin-and-mind.example'"),
      row(CONFIG, "email: standIn(«'hello@skin-and-mind.example'»", "'hello@skin-and-mind,example'"),
      row(CONFIG, "phone: standIn(«'020 7946 0321'»", "'O20 7946 0321'"),
      row(CONFIG, "language: «'en-GB'»", "'English'"),
      row(CONFIG, "country: «'GB'»", "'UK '"),
      row(CONFIG, "timeZone: «'Europe/London'»", "'London'"),
      row(CONFIG, "value: «'5.0'»", "'5,0'"),
      row(CONFIG, "best: «'5'»", '5'),
      row(CONFIG, "calLink: standIn(«'skin-and-mind/discovery-call'»", "'https://cal.com/skin-and-mind'"),
      row(CONFIG, "formId: standIn(«'AbC123'»", "'AbC 123'"),
    ],
  },
  {
    mistake: 'mistypes a colour',
    rule: 'config/colour',
    rows: [row(CONFIG, "brandColour: «'#1e3a31'»", "'#1e3a3'"), row(CONFIG, "brandColour: «'#1e3a31'»", "'green'")],
  },
];
