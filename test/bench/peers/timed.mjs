/** Runs a program of the benchmark without loading anything into it, and measures it like ../measure.mjs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { secondsIn, TIMED } from '../measure.mjs';
import { watchPeak } from './peak.mjs';

const MAX_MESSAGE = 1000;

/** Runs a program to its end and returns its CPU time, its time and its peak memory; throws an error if it fails. */
export async function timed([program, ...args], { cwd, env = {} }) {
  const start = performance.now();
  const child = spawn('sh', ['-c', TIMED, 'sh', program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const peak = watchPeak(child.pid);
  const [, , stderr, times, stdout] = child.stdio;
  const output = Promise.all([text(stdout), text(stderr), text(times)]);
  const [status] = await once(child, 'exit');
  const wall = (performance.now() - start) / 1000;
  const memory = peak.stop();
  const [printed, errors, reported] = await output;
  if (status !== 0) throw new Error(`It ended with ${status}: ${(printed + errors).trim().slice(-MAX_MESSAGE)}`);
  return { cpu: secondsIn(reported), wall, memory };
}

/** Returns the run with the median CPU time. */
export const medianOf = (runs) => [...runs].sort((a, b) => a.cpu - b.cpu)[runs.length >> 1];
