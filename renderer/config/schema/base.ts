import { z } from 'zod';
import type { RuleName } from '../../core/rule-names.ts';
import { INVISIBLE_HELP, strayIn, withoutStray } from '../../facts/invisible.ts';
import { withPlainMarks } from '../../facts/lookalike-marks.ts';
import { escapeForTerminal, isPlainLine, isPlainText } from '../../facts/plain-text.ts';
import type { ProseReaders } from '../../facts/prose.ts';
import type { TargetProblem } from '../../facts/target.ts';
import type { Accepted, Dated, During, StandIn } from '../annotations.ts';
import type { ReferenceKind } from '../reference-kinds.ts';
import { correctChanging } from './corrections/changing.ts';
import { type Correct, type Correction, proposing } from './corrections/correction.ts';
import { correctForm } from './corrections/form.ts';
import type { NoDifference } from './same-shape.ts';

/** An authored type without its annotations, as the schema reads it. */
export type Plain<T> = T extends StandIn<infer U> | Accepted<infer U> | Dated<infer U> | During<infer U>
  ? Plain<U>
  : T extends readonly (infer E)[]
    ? readonly Plain<E>[]
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/** The names that a config declares, and the facts that its text may quote. */
export interface DeclaredNames {
  readonly names: (kind: ReferenceKind) => ReadonlySet<string>;
  /** Returns the name of the only entry that visitors know by this text: 'jo' for 'Jo Field'. */
  readonly titled: (kind: ReferenceKind, text: string) => string | undefined;
  /** Returns the only name of a kind to which nothing in the config refers: a reference to a missing name may mean it. */
  readonly onlyUnused: (kind: ReferenceKind) => string | undefined;
  /** The addresses of treatments without a page of their own, for which the site generates one. */
  readonly generatedPages: ReadonlySet<string>;
  /** The roles that a link may have here: a site without a journal has no 'journal'. */
  readonly roles: ReadonlySet<string>;
  readonly isFact: (path: string) => boolean;
  /** 'Did you mean …?' for a path that is not a fact, and the fact itself if only one can be meant. */
  readonly nearestFact: ProseReaders['nearestFact'];
}

/** A strict object whose interface is part of a larger one: an unknown key is a finding. */
export const strictFields = <S extends z.core.$ZodShape>(fields: S): z.ZodObject<S, z.core.$strict> =>
  z.strictObject<S>(fields, {
    // The finding suggests the nearest field, and an issue can pass the names of the fields in its message only.
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(fields).join(' ') : undefined),
  });

/**
 * A strict object that accepts exactly the values of the owner's interface: a difference at any depth does not compile.
 * An unknown key is a finding.
 */
export const shape =
  <Input>() =>
  <S extends z.core.$ZodShape>(
    fields: S & NoDifference<Plain<Input>, z.input<z.ZodObject<S>>>,
  ): z.ZodObject<S, z.core.$strict> =>
    strictFields<S>(fields);

/**
 * The roles of strings in the config, for code that visits all of them: text for visitors, a link target, an external
 * address, a route, the name of a booking link or a document, a file name, a name that becomes part of an address, a
 * figure with its unit.
 */
export const TEXT_USES = [
  'words',
  'target',
  'address',
  'route',
  'booking',
  'document',
  'file',
  'name',
  'figure',
] as const;
export type TextUse = (typeof TEXT_USES)[number];

/** Sets the role of a schema's strings, so that rules find them wherever the schema is used. */
export const textRole = (text: TextUse): { readonly text: TextUse } => ({ text });

/** The forms of values that are not only text, for tools that show or edit one value. */
export const VALUE_FORMS = ['price', 'duration', 'schedule', 'instalments', 'hours', 'date', 'colour'] as const;
export type ValueForm = (typeof VALUE_FORMS)[number];

/** Sets the form of a schema’s values. */
export const valueForm = (form: ValueForm): { readonly form: ValueForm } => ({ form });

/** The names that a reference can take: those of a kind, or treatments and their options. */
export type NamesOf = ReferenceKind | 'item';

/** Sets the names that a reference can take. */
export const namesOf = (names: NamesOf): { readonly names: NamesOf } => ({ names });

/** The parameters with which a custom issue becomes a finding. */
export interface IssueDetail {
  readonly rule: RuleName;
  readonly help?: string;
  /** The incorrect characters of the string, unless the whole string is incorrect. */
  readonly span?: { readonly at: number; readonly length: number };
  /** The suggested replacement for those characters, or for the whole string. */
  readonly instead?: string;
  /** The missing part of the config: 'categories.hands'. */
  readonly missingPath?: string;
}

/** The parameters of a custom zod issue with the rule of its finding. */
export const detail = (rule: RuleName, help?: string): { params: IssueDetail } => ({
  params: help === undefined ? { rule } : { rule, help },
});

/** Converts a problem of a link target into these parameters. */
export const problemDetail = ({ rule, help, instead, missingPath }: TargetProblem): IssueDetail => ({
  rule: rule ?? 'link/target',
  ...(help === undefined ? {} : { help }),
  ...(instead === undefined ? {} : { instead }),
  ...(missingPath === undefined ? {} : { missingPath }),
});

/** Text for visitors on one line: not empty, no control characters, no space at either end. */
export const line = () => words({ breaks: false });

/** Text for visitors. `breaks` allows line breaks in it. */
export const words = ({ breaks }: { breaks: boolean }) =>
  z
    .string()
    .superRefine((text, context) => {
      const problem = textProblem(text, breaks);
      if (problem)
        context.addIssue({
          code: 'custom',
          message: problem.message,
          input: text,
          params: { rule: 'config/text', ...problem.advice } satisfies IssueDetail,
        });
    })
    .meta(textRole('words'));

/** Returns what is wrong with the characters of a text, and how to correct it. */
function textProblem(text: string, breaks: boolean) {
  const isPlain = breaks ? isPlainText : isPlainLine;
  const tidied = (some: string) => (breaks ? some.trim() : onOneLine(some));
  const problem = (message: string, help: string, instead?: string) => ({
    message,
    advice: { help, ...(instead === undefined ? {} : { instead }) },
  });
  if (text.trim() === '') return problem('This text is empty.', 'Write some text, or remove the field.');
  const [stray, seen] = [strayIn(text), tidied(withoutStray(text))];
  if (stray !== undefined && seen !== '')
    return problem(`This text contains an invisible character: ${escapeForTerminal(stray)}.`, INVISIBLE_HELP, seen);
  if (!isPlain(seen))
    return problem(
      'This text contains a control character.',
      'Type the text again: such characters are often copied by accident.',
    );
  if (!isPlain(text)) return problem('This text contains a line break or a tab.', 'Write a space in its place.', seen);
  return text === text.trim()
    ? undefined
    : problem('This text begins or ends with a space.', 'Remove the space.', text.trim());
}

/** Writes one space for line breaks and tabs, as browsers show them. */
const onOneLine = (text: string): string => text.trim().replace(/\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ');

/** A string that is parsed into a value here. The finding explains a wrong value if its reason is known. */
export const readAs = <Written extends string, Value>(
  read: (text: string) => Value | undefined,
  what: {
    readonly form: ValueForm;
    readonly rule: RuleName;
    readonly is: string;
    readonly like: string;
    readonly correct?: Correct;
    readonly describe?: (input: unknown) => string;
  },
) => {
  const help = `Write it like ${what.like}.`;
  const { describe = describeValue } = what;
  const problem = (input: unknown) =>
    input === '' ? `This text is empty: it must be ${what.is}` : `${describe(input)} is not ${what.is}`;
  return z
    .custom<Written>(() => true)
    .superRefine((input: unknown, context) => {
      if (typeof input === 'string') return;
      const { reason, help: specific = help } = correctForm(input, (text) => read(text) !== undefined, what.correct);
      const message = `${problem(input)}${reason === undefined ? '' : `: ${reason}`}.`;
      const params = { rule: what.rule, help: specific };
      // Checks of the whole object, such as that of overlapping days, must not read a value that is missing.
      context.addIssue({ code: 'custom', message, input, params, continue: false });
    })
    .meta({ ...textRole('figure'), ...valueForm(what.form) })
    .transform((text, context) => {
      const value = read(withPlainMarks(text));
      if (value !== undefined) return value;
      const { reason, ...rest }: Correction =
        correctChanging(text, what.form) ?? what.correct?.(text) ?? proposing(withoutMarks(text), read) ?? {};
      const message = `${problem(text)}${reason === undefined ? '' : `: ${reason}`}.`;
      context.addIssue({ code: 'custom', message, input: text, params: { rule: what.rule, help, ...rest } });
      return z.NEVER;
    });
};

/** "'£54'" → '£54': quotation marks inside those of the config, or a mark behind the value. */
const withoutMarks = (text: string): string => text.replace(/^[\s'"“”‘’`]+|[\s'"“”‘’`,;.]+$/g, '');

/** A rejected value as a message shows it. */
export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'Nothing';
  if (typeof value === 'function') return 'A function';
  const text =
    typeof value === 'string' ? `“${escapeForTerminal(value)}”` : typeof value === 'object' ? 'This' : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…”` : text;
};
