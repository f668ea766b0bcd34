import { suite as uvuSuite } from 'uvu';

/** Adds a test; its title is a sentence of the specification. */
export type Test = (title: string, run: () => void | Promise<void>) => void;

/** Defines a suite that always runs, and in which a thrown string counts as a failure like any other. */
export function suite(name: string, define: (test: Test) => void): void {
  const tests = uvuSuite(name);
  define((title, run) => {
    tests(title, async () => {
      try {
        await run();
      } catch (error) {
        throw error instanceof Error ? error : new Error(String(error));
      }
    });
  });
  tests.run();
}
