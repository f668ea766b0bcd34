/** Measures the contestants on a catalogue of one size. They take turns, so that a busy minute does not slow down only one. */
import { writeOwnSite } from './contestants.mjs';
import { changeCatalogue, writeCatalogue } from './prepare.mjs';
import { medianOf, timed } from './timed.mjs';

/**
 * Returns the median of each task in the order of the contestants, and the contestants whose build failed, with the
 * reason.
 */
export async function measureSize({ treatments, runs, contestants, root, progress }) {
  const results = new Map();
  const failures = new Map();
  for (let run = 1; run <= runs; run += 1) {
    let catalogue = writeCatalogue(root, treatments);
    const round = async (key) => {
      await writeOwnSites(contestants, catalogue);
      for (const contestant of contestants)
        for (const task of contestant[key]) {
          if (failures.has(contestant)) continue;
          const name = `${contestant.title}, ${task.name}`;
          progress(`${treatments.toLocaleString('en')} treatments, run ${run} of ${runs}: ${name}`);
          try {
            const result = await measureTask(task, catalogue);
            results.set(name, { contestant, task, runs: [...(results.get(name)?.runs ?? []), result] });
          } catch (error) {
            failures.set(contestant, error.message);
          }
        }
    };
    await round('first');
    catalogue = changeCatalogue(root);
    await round('changed');
  }
  const measured = [...results.values()].filter(({ contestant }) => !failures.has(contestant));
  return {
    results: inOrder(measured, contestants).map(({ contestant, task, runs }) => ({
      treatments,
      name: contestant.title,
      task: task.name,
      ...medianOf(runs),
    })),
    failures: [...failures].map(([{ title }, reason]) => ({ name: title, treatments, reason })),
  };
}

async function measureTask({ prepare, command, cwd, env, verify }, catalogue) {
  prepare();
  const result = await timed(command, { cwd, env });
  verify?.(catalogue);
  return result;
}

async function writeOwnSites(contestants, catalogue) {
  for (const { folder } of contestants) if (folder) await writeOwnSite(folder, catalogue);
}

/** The tasks were measured in turns; a table lists those of each contestant together. */
const inOrder = (results, contestants) =>
  contestants.flatMap((contestant) => results.filter((result) => result.contestant === contestant));
