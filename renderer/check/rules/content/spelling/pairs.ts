import type { FindSlips, Slip } from './slip.ts';

/** The marks that can close each mark; the first is the usual one. */
const CLOSED_BY: Readonly<Record<string, readonly string[]>> = {
  '(': [')'],
  '[': [']'],
  '“': ['”', '"'],
  '"': ['"', '”'],
};
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' };

const MARK = /[()[\]“”"]/g;
/** 'a)' and '2)' in a list, and ':)' */
const BEFORE_LONE_BRACKET = /(?:^|\s)[\p{L}\p{N}]{1,2}$|[:;]-?$/u;

interface Mark {
  readonly mark: string;
  readonly at: number;
}

/**
 * Finds brackets and quotation marks without their other half. The single quotation mark is not among them: it is also
 * an apostrophe. A PDF’s text is read in passages, which may divide a quotation.
 */
export const pairs: FindSlips = ({ text, kind }) => {
  if (kind === 'document') return [];
  const open: Mark[] = [];
  const slips: Slip[] = [];
  for (const found of marksIn(text)) {
    const opened = open.at(-1);
    const position = opened ? CLOSED_BY[opened.mark]?.indexOf(found.mark) : undefined;
    if (opened && position !== undefined && position >= 0) {
      open.pop();
      if (position > 0) slips.push(mixed(opened, found));
    } else if (CLOSED_BY[found.mark]) open.push(found);
    else if (!BEFORE_LONE_BRACKET.test(text.slice(0, found.at))) slips.push(withoutOther(found));
  }
  // `content/prose` reports '](', which remains of a link.
  const unclosed = open.filter(({ mark, at }) => mark !== '(' || text.charAt(at - 1) !== ']');
  return [...slips, ...unclosed.map(withoutOther)];
};

/** In an odd number of straight quotation marks, those after digits mean inches. */
function marksIn(text: string): readonly Mark[] {
  const marks = [...text.matchAll(MARK)].map(({ 0: mark, index: at }) => ({ mark, at }));
  const isOdd = marks.filter(({ mark }) => mark === '"').length % 2 === 1;
  return isOdd ? marks.filter(({ mark, at }) => mark !== '"' || !/\d/.test(text.charAt(at - 1))) : marks;
}

/** The straight one of two quotation marks is wrong. */
function mixed(opened: Mark, closing: Mark): Slip {
  const [{ at }, correction] = opened.mark === '"' ? [opened, '“'] : [closing, '”'];
  return {
    span: { at, length: 1 },
    message: 'One quotation mark of this quotation is straight, the other is curly.',
    help: `Write ${correction}`,
    correction,
  };
}

function withoutOther({ mark, at }: Mark): Slip {
  const closing = CLOSED_BY[mark]?.[0];
  const what = /[()[\]]/.test(mark) ? 'bracket' : 'quotation mark';
  return {
    span: { at, length: 1 },
    message: `The ${what} ${mark} is never ${closing ? 'closed' : 'opened'}.`,
    help: `Add ${closing ?? OPENED_BY[mark]} or remove ${mark}`,
  };
}
