/** A place that looks like markup; `instead` is the suggested replacement for its characters. */
interface StrayMarkup {
  readonly at: number;
  readonly length: number;
  readonly message: string;
  readonly help: string;
  readonly instead?: string;
}

type IsFact = (path: string) => boolean;

/**
 * A brace, or the remains of a link: without a bracket, with a space, or with exchanged brackets: `](`, `] (/team)`,
 * `[the team (/team)`, `(the team)[/team]`, `[the team][/team]`.
 */
const STRAY =
  /[{}]|\]\((?:[^()\n]*\))?|\]\s+\((?:\/|#|[a-z]+:)[^()\s]*\)|\[[^[\]()]*\(\/[\w#/-]+\)|(?:\([^()]*\)|\[[^[\]]*\])\[(?:\/|https?:|treatment:)[^\]]*\]/;

/** Returns the first brace, remains of a link or fact without braces in words that are not part of any markup. */
export function strayMarkup(text: string, isFact: IsFact): StrayMarkup | undefined {
  const stray = STRAY.exec(text);
  const bare = [...text.matchAll(BARE_FACT)].find(({ 1: path = '' }) => isFact(path));
  if (bare && (!stray || bare.index < stray.index)) return withoutBraces(bare);
  return stray ? (halfOfFact(text, stray, isFact) ?? incomplete(text, stray)) : undefined;
}

/** 'clinic.phone', also in brackets of another kind: '(clinic.phone)', '<figures.notice>'. */
const BARE_FACT = /[([<]?(?<![\w.@/{-])([a-z][\w/-]*(?:\.[\w/-]+)+)(?![\w@}])[)\]>]?/g;

function withoutBraces({ 0: whole, 1: path = '', index }: RegExpExecArray): StrayMarkup {
  const isEnclosed = /^\W.*\W$/.test(whole);
  const found = isEnclosed ? whole : path;
  const instead = `{${path}}`;
  const at = index + whole.indexOf(found);
  const message = `Visitors would see “${found}”: a fact is quoted in braces.`;
  return { at, length: found.length, message, help: `Write “${instead}”.`, instead };
}

/** '{clinic.phone' and 'clinic.phone}' */
function halfOfFact(text: string, { 0: found, index }: RegExpExecArray, isFact: IsFact): StrayMarkup | undefined {
  const [opened = ''] = found === '{' ? (/^[a-z][\w/-]*(?:\.[\w/-]+)+/.exec(text.slice(index + 1)) ?? []) : [];
  const [closed = ''] = found === '}' ? (/[a-z][\w/-]*(?:\.[\w/-]+)+$/.exec(text.slice(0, index)) ?? []) : [];
  const path = opened || closed;
  if (!isFact(path)) return undefined;
  return {
    at: index,
    length: found.length,
    message: `“${opened === '' ? `${path}}` : `{${path}`}” quotes no fact: it has only one brace.`,
    help: `Write “{${path}}”.`,
  };
}

const incomplete = (text: string, { 0: found, index }: RegExpExecArray): StrayMarkup => ({
  at: index,
  length: found.length,
  message: `“${found}” is not part of a complete fact or link.`,
  help: /[{}]/.test(found) ? 'Quote a fact like {clinic.name}.' : linkHelp(text, index),
});

/** The forms of a damaged link, each with its words and its target. */
const DAMAGED_LINKS: readonly RegExp[] = [
  /\[([^[\]]+)\]\s*\(\s*([^()\n]*?)\s*\)/g,
  /\[([^[\]]+)\]\s*\(([^\s()]*[^\s().,;:!?])/g,
  /\[([^[\]()]*[^[\]()\s])\s*\((\/[\w#/-]+)\)/g,
  /[([]([^()[\]]+)[)\]]\[([^\]]*)\]/g,
];

const TYPED_NUMBER = /^\+?[\d\s-]{7,}$/;

/** 'Write “[all prices](/prices)”.' for '[all prices](/prices' and '[all prices] (/prices)' */
function linkHelp(text: string, at: number): string {
  const [link] = DAMAGED_LINKS.flatMap((form) =>
    [...text.matchAll(form)].filter(({ index, 0: whole }) => index <= at && at < index + whole.length),
  );
  const [, words, target = ''] = link ?? [];
  const meant = TYPED_NUMBER.test(target) ? 'phone' : target;
  return words === undefined || meant === '' || /\s/.test(meant)
    ? 'Write a link like [our team](/team).'
    : `Write “[${words}](${meant})”.`;
}
