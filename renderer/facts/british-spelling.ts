/** How American spellings differ from British ones; the dictionary decides whether a result is a word. */
const DIFFERENCES: readonly (readonly [pattern: RegExp, british: string])[] = [
  [/or(?=(?:s|ed|ing|ful|less|able|ite|ist|hood)*$|al)/, 'our'],
  [/er(s?)$/, 're$1'],
  [/er(ed|ing)$/, 'r$1'],
  [/iz(?=(?:e|es|ed|er|ers|ing|able|ation|ations|ational)$)/, 'is'],
  [/yz(?=(?:e|es|ed|er|ers|ing)$)/, 'ys'],
  [/og(s?)$/, 'ogue$1'],
  [/l(?=(?:ed|er|ers|ing|or|ors|ous)$)/, 'll'],
  [/ll(?=$|s$|ment|ful)/, 'l'],
  [/ense(?=s?$)/, 'ence'],
  [/e(?=d|st|m|s|t|n)/, 'ae'],
  [/e(?=d|st|s|t)/, 'oe'],
  [/(?<=h|gyn|an|leuk)e(?=m|c|st|s)/, 'ae'],
  [/anes/, 'anaes'],
  [/orthoped/, 'orthopaed'],
  [/um(?=s?$)/, 'ium'],
  [/gray/, 'grey'],
  [/mold/, 'mould'],
  [/jewelry/, 'jewellery'],
  [/skeptic/, 'sceptic'],
  [/plow/, 'plough'],
  [/cozy/, 'cosy'],
  [/pajama/, 'pyjama'],
  [/mustache/, 'moustache'],
  [/tire(?=s?$)/, 'tyre'],
  [/mom(?=s?$)/, 'mum'],
];

/** The differences as a text, for the names of cache entries. */
export const AMERICAN_SPELLINGS: string = DIFFERENCES.map(String).join('\n');

/** Returns what a word in lower case could be in British English: 'color' → 'colour'. Most results are not words. */
export const britishSpellings = (word: string): readonly string[] => [
  ...new Set(
    DIFFERENCES.map(([pattern, british]) => word.replace(pattern, british)).filter((spelling) => spelling !== word),
  ),
];
