/**
 * Counts how often a program goes through a list or record of at least `PASSES_OVER` entries, and prints the number as its
 * last line of errors. Load it with `--require` before the program.
 */
const least = Number(process.env.PASSES_OVER);
let passes = 0;

/** Calls a method as before, and counts it if the list that it goes through is long. */
function counted(holder, name, listOf) {
  const original = holder[name];
  const value = function (...args) {
    const result = original.apply(this, args);
    if (listOf(this, result).length >= least) passes += 1;
    return result;
  };
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

for (const name of ['keys', 'values', 'entries']) counted(Object, name, (_, result) => result);
for (const name of ['some', 'every', 'find', 'findIndex', 'includes', 'indexOf', 'filter', 'map', 'flatMap', 'reduce'])
  counted(Array.prototype, name, (list) => list);

process.on('exit', () => process.stderr.write(`${passes}\n`));
