import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { onlyOne } from '../../core/only-one.ts';
import { digitsFor } from '../../facts/lookalike-digits.ts';
import { findingsOf } from '../issues/index.ts';
import { VALUE_FORMS } from '../schema/base.ts';
import { correctHours } from '../schema/corrections/hours.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { refuseGroup, refuseNewAddress } from './group-refusal.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { branchesOf, type ReadConfig, schemaAt } from './schema-at.ts';
import { kindOf, type ValueKind } from './value-kind.ts';

/** A value to write into a config, read from what somebody typed. */
export interface Input {
  readonly value: unknown;
  /** The findings that the check will report about the value itself. */
  readonly findings: readonly Finding[];
  /** What somebody typed, if letters in it were read as digits: “02O 7946 O321”. */
  readonly withLetters?: string;
}

interface InputOptions {
  /** Whether '£45' keeps the words around a price, as '45' does: “£45 per session”. */
  readonly keepsUnit?: boolean;
}

/**
 * Reads what somebody typed for a field: '320' for a price, 'true', a list as JSON. A figure in a different form from
 * the config’s is converted if only one value can be meant.
 */
export function readInput(
  { schema, plainConfig }: ReadConfig,
  path: ConfigPath,
  text: string,
  { keepsUnit = false }: InputOptions = {},
): Input | Refusal {
  const field = schemaAt(schema, plainConfig, path);
  if (!field) return { message: `The config has no field “${formatPath(path)}”.` };
  const now = valueAtPath(plainConfig, path);
  const list = now === undefined && !isJson(text) ? firstItems({ schema, plainConfig }, path, text) : undefined;
  if (list) return list;
  if (!isSingle(field.schema) && !isJson(text))
    return (
      (path.length === 2 ? refuseNewAddress(path, text) : undefined) ??
      refuseGroup({ schema, plainConfig }, path, (inner) => isFigureFor({ schema, plainConfig }, inner, text))
    );
  const amount = keepsUnit && kindOf(field.schema, now) === 'price' ? text.replace(POUNDS_ALONE, '$1') : text;
  const typed = typedValue(amount, field.schema, now);
  if (isRefusal(typed)) return typed;
  const findings = valueFindings(field.schema, typed.value, path);
  // Spaces, line breaks and invisible characters come with text that is pasted from elsewhere.
  const isFormat =
    isFigure(kindOf(field.schema, now)) || ['config/format', 'config/text'].includes(findings[0]?.rule ?? '');
  const correction = isFormat ? correctionIn(findings, typed.value) : undefined;
  const isCorrect = correction !== undefined && valueFindings(field.schema, correction, path).length === 0;
  if (!isCorrect) return { value: typed.value, findings };
  return { value: correction, findings: [], ...(hasLettersFor(correction, text) ? { withLetters: text } : {}) };
}

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Whether a text has a letter in the place of a digit of another: 'O' for '0'. */
const hasLettersFor = (correct: string, text: string): boolean =>
  digitsIn(text) !== digitsIn(correct) && digitsIn(digitsFor(text)) === digitsIn(correct);

/** Reads the items of a list that is not set yet: one text, or names with commas between them. */
function firstItems(config: ReadConfig, path: ConfigPath, text: string): Input | undefined {
  const field = schemaAt(config.schema, config.plainConfig, path);
  const item = schemaAt(config.schema, config.plainConfig, [...path, 0]);
  if (!field || !item || kindOf(field.schema) !== 'list' || !isSingle(item.schema)) return undefined;
  const words = kindOf(item.schema) === 'reference' ? text.split(',').map((word) => word.trim()) : [text];
  const items = words.map((word, index) => readInput(config, [...path, index], word));
  return items.some(isRefusal)
    ? undefined
    : {
        value: items.flatMap((each) => (isRefusal(each) ? [] : [each.value])),
        findings: items.flatMap((each) => (isRefusal(each) ? [] : each.findings)),
      };
}

/** Returns what the check would report about a value, apart from its relation to others. */
function valueFindings(schema: Schema, value: unknown, path: ConfigPath): readonly Finding[] {
  const read = z.safeParse(schema, value, { reportInput: true, jitless: true });
  return read.success ? [] : read.error.issues.flatMap((issue) => findingsOf(issue, path));
}

type Typed = Pick<Input, 'value'>;

function typedValue(text: string, schema: Schema, now: unknown): Typed | Refusal {
  const kinds = new Set(branchesOf(schema).map((branch) => kindOf(branch)));
  if (STRUCTURED.some((kind) => kinds.has(kind)) && isJson(text)) return fromJson(text);
  if (kinds.has('number') && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text)) return { value: Number(text) };
  const kind = kindOf(schema, now);
  if (kinds.has('boolean') || (kind === 'choice' && /^(?:true|false)$/.test(text)))
    return { value: text === 'true' ? true : text === 'false' ? false : text };
  if (!isFigure(kind)) return { value: kind === 'reference' ? withoutQuotes(text) : text };
  const figure = kind === 'price' ? withNumber(withoutQuotes(text), now) : withoutQuotes(text);
  return { value: kind === 'hours' ? (correctHours(figure)?.instead ?? figure) : figure };
}

/** Kinds of value with values inside. */
const STRUCTURED: readonly ValueKind[] = ['list', 'record', 'fields', 'section'];

/** Whether a value can be anything but a list or an object. */
const isSingle = (schema: Schema): boolean => branchesOf(schema).some((branch) => !STRUCTURED.includes(kindOf(branch)));

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Whether a text is a correct price, time or other figure for a field. */
export function isFigureFor(config: ReadConfig, path: ConfigPath, text: string): boolean {
  const field = schemaAt(config.schema, config.plainConfig, path);
  if (!field || !isSingle(field.schema) || !isFigure(kindOf(field.schema, valueAtPath(config.plainConfig, path))))
    return false;
  const input = readInput(config, path, text);
  return !isRefusal(input) && input.findings.length === 0;
}

function fromJson(text: string): Typed | Refusal {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return {
      message: `This is not JSON: ${error instanceof Error ? error.message : error}.`,
      help: `Write a list like '["first", "second"]', or change its items one by one.`,
    };
  }
}

const isFigure = (kind: ValueKind): boolean => VALUE_FORMS.some((form) => form === kind);

const POUNDS_ALONE = /^\s*['"]?£\s*(\d[\d,]*(?:\.\d+)?)['"]?\s*$/;

/** A shell may leave the quotation marks of the config around a value. */
const withoutQuotes = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/, '$2');

/**
 * A number alone replaces the only number of a price, and keeps the words around it: '£300 per session'. '+5%' changes
 * the number, to whole pounds.
 */
function withNumber(text: string, now: unknown): string {
  const percent = /^([+-]\d+(?:\.\d+)?) ?%$/.exec(text.replace('−', '-'))?.[1];
  if (typeof now !== 'string' || (percent === undefined && !/^\d[\d,]*(?:\.\d+)?$/.test(text))) return text;
  const number = onlyOne(now.match(/\d[\d,]*(?:\.\d+)?/g) ?? []);
  if (number === undefined) return text;
  return now.replace(number, () => (percent === undefined ? text : changedBy(Number(percent), number)));
}

function changedBy(percent: number, number: string): string {
  const changed = Math.round((Number(number.replaceAll(',', '')) * (100 + percent)) / 100);
  return number.includes(',') ? changed.toLocaleString('en-GB') : String(changed);
}

/** Returns the only value that can be meant, if the one finding says so. */
function correctionIn([finding, ...others]: readonly Finding[], value: unknown): string | undefined {
  const replacement = finding?.replacement;
  return others.length === 0 && replacement?.was === value ? replacement?.text : undefined;
}
