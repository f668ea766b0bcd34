import { comparable, differing } from './answers.ts';
import type { Answer } from './ask.ts';
import { DIFFERENCES, type Difference, type HostName } from './differences.ts';
import type { Asking, Host } from './every-host.ts';
import type { Asked, Kind } from './questions.ts';

/** Sends a list of requests, a few at a time, and returns the answers. */
export async function allAnswers(asking: Asking, list: readonly Asked[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const queue = list.entries();
  const worker = async () => {
    for (const [index, question] of queue) answers[index] = await asking(question);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return answers;
}

export interface Compared {
  /** The request. */
  readonly asked: ReadonlySet<Kind>;
  /** The differences that are not listed: 'GET /skin/: status “308”, here “301”'. */
  readonly faults: readonly { readonly kind: Kind; readonly told: string }[];
  /** The listed differences that occurred. */
  readonly met: ReadonlySet<Difference>;
}

/** Compares the answers of a host with those of the model, and the differences with the list of differences. */
export function compare(
  name: HostName,
  list: readonly Asked[],
  model: ReadonlyMap<Asked, Answer>,
  own: readonly Answer[],
): Compared {
  const met = new Set<Difference>();
  const faults = list.flatMap((asked, index) => {
    const [expected, actual] = [model.get(asked), own[index]];
    if (!expected || !actual) throw new Error(`${asked.address} was not answered.`);
    const parts = differing(expected, actual);
    if (parts.length === 0) return [];
    const listed = DIFFERENCES.find((difference) => explains(difference, name, asked, parts, actual));
    if (listed) met.add(listed);
    return listed ? [] : [{ kind: asked.kind, told: told(asked, parts, expected, actual) }];
  });
  return { asked: new Set(list.map(({ kind }) => kind)), faults, met };
}

function explains(
  difference: Difference,
  name: HostName,
  asked: Asked,
  parts: readonly string[],
  actual: Answer,
): boolean {
  const values = comparable(actual);
  return (
    difference.hosts.includes(name) &&
    difference.asked.includes(asked.kind) &&
    // The body is not read for a HEAD request.
    parts.every(
      (part) => (asked.method === 'HEAD' && part === 'body') || difference.parts[part]?.test(values[part] ?? ''),
    )
  );
}

function told({ method, address }: Asked, parts: readonly string[], expected: Answer, actual: Answer): string {
  const [here, there] = [comparable(actual), comparable(expected)];
  const short = (text = '') => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
  return `${method} ${address}: ${parts.map((part) => `${part} “${short(there[part])}”, here “${short(here[part])}”`).join('; ')}`;
}

/** Only real servers receive the requests whose answers other hosts do not document. */
export const askedOf = ({ real }: Host, list: readonly Asked[]): readonly Asked[] =>
  real ? list : list.filter(({ kind }) => !UNKNOWN.has(kind));

const UNKNOWN: ReadonlySet<string> = new Set([
  'another method',
  'shortcut by another method',
  'slash twice',
  'climbing',
  'climbing, encoded',
  'not well formed',
]);
