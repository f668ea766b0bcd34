/** The names that mean the same in every run. */
const CONSTANT: ReadonlySet<string> = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Object', 'Boolean', 'Number', 'BigInt', 'String', 'Symbol', 'RegExp', 'JSON'],
  ...['Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'Iterator', 'Proxy', 'Reflect', 'console'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['parseFloat', 'parseInt', 'isFinite', 'isNaN', 'structuredClone', 'URL', 'URLSearchParams'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
]);

/** The `process` object of a config: it can read the environment but cannot exit. */
const staying: unknown = Object.create(process, {
  exit: {
    value: () => {
      throw new Error('it calls process.exit(), which a config must not do');
    },
  },
});

const PROCESS: ReadonlySet<string> = new Set(['process', 'node:process']);

/** The global names that a config can use. */
export interface OuterScope {
  /** For `with`: every name that the code does not declare is looked up here. */
  readonly scope: object;
  /** Whether the code has used a name that may mean something else in the next run, such as `process` or `Date`. */
  readonly isUsed: () => boolean;
}

/** Returns the global names, and notes when code depends on anything but itself. */
export function outerScope(require: (name: string) => unknown): OuterScope {
  const used = { is: false };
  const own: ReadonlyMap<unknown, unknown> = new Map<string, unknown>([
    ['process', staying],
    ['require', (name: string): unknown => (PROCESS.has(name) ? staying : require(name))],
  ]);
  const use = <T>(value: T): T => {
    used.is = true;
    return value;
  };
  const math: unknown = Object.create(Math, { random: { get: () => use(Math.random) } });
  const scope = new Proxy(
    {},
    {
      has: (_, name) => own.has(name) || (typeof name === 'string' && !CONSTANT.has(name) && name in globalThis),
      get: (_, name) => {
        if (typeof name === 'symbol') return undefined;
        if (name === 'Math') return math;
        return use(own.has(name) ? own.get(name) : Reflect.get(globalThis, name));
      },
    },
  );
  return { scope, isUsed: () => used.is };
}
