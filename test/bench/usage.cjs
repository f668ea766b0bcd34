/**
 * Preloaded by each measured Node process: appends its peak memory to a file when it ends, and answers with its
 * processor time if the benchmark asks for it. Threads are part of their process.
 */
const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const file = process.env.BENCH_USAGE;
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
  if (process.channel) {
    process.on('message', () => {
      const { user, system } = process.cpuUsage();
      process.send({ cpu: (user + system) / 1e6 });
    });
    process.channel.unref();
  }
}
