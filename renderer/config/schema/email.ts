import { z } from 'zod';
import { describeValue, type IssueDetail } from './base.ts';

const EMAIL = /^[a-z0-9][a-z0-9._+-]*@([a-z0-9-]+\.)+[a-z0-9-]+$/i;

/** Endings that do not exist, and those that are meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  couk: 'co.uk',
  orguk: 'org.uk',
  'co.ku': 'co.uk',
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
};
const ENDING = new RegExp(String.raw`\.(?:${Object.keys(ENDINGS).join('|').replaceAll('.', '\\.')})$`, 'i');

const withEnding = (text: string): string =>
  text.replace(ENDING, (ending) => `.${ENDINGS[ending.slice(1).toLowerCase()] ?? ''}`);

const isEmail = (text: string): boolean => EMAIL.test(text) && !ENDING.test(text);

/** The e-mail address of the clinic. */
export const email = () =>
  z
    .custom<string>((text) => typeof text === 'string', {
      error: (issue) => `${describeValue(issue.input)} is not an e-mail address.`,
      params: { rule: 'config/format', help: HELP } satisfies IssueDetail,
      abort: true,
    })
    .superRefine((text, context) => {
      if (isEmail(text)) return;
      const { reason, ...advice } = explained(text);
      const message = `${describeValue(text)} is not an e-mail address${reason === undefined ? '' : `: ${reason}`}.`;
      const params: IssueDetail = { rule: 'config/format', help: HELP, ...advice };
      context.addIssue({ code: 'custom', message, input: text, params });
    });

const HELP = 'Write it like “hello@clinic.example”.';

/** 'mailto:hello@clinic.example', 'hello @ clinic.example', 'hello@clinic,example', 'Hello <hello@clinic.example>', 'hello@clinic' */
function explained(text: string): { readonly reason?: string; readonly help?: string; readonly instead?: string } {
  const [, inner = text] = /<([^<>]+)>\s*$/.exec(text) ?? [];
  const instead = withEnding(
    inner
      .replace(/^\s*mailto:/i, '')
      .replace(/\s*[([](?:at|@)[)\]]\s*/i, '@')
      .replace(/\s*[([]dot[)\]]\s*/gi, '.')
      .replace(/\s+/g, '')
      .replace(/[.,;]$/, '')
      .replace(/,/g, '.'),
  );
  if (isEmail(instead)) return { help: `Write “${instead}”.`, instead };
  if ((text.match(/@/g) ?? []).length > 1) return { reason: 'it contains two addresses', help: 'Write one of them.' };
  if (!text.includes('@')) return { reason: 'it has no “@”' };
  return /@[^.]+$/.test(text) ? { reason: 'its ending is missing, such as “.co.uk”' } : {};
}
