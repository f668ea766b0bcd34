/**
 * The config check computes the contrast of a list of colour pairs (components/style/colour-pairs.ts). These tests collect
 * the pairs that pages really show, so that the list cannot miss one. The palettes of these practices have no colour twice.
 */
import * as assert from 'uvu/assert';
import { COLOUR_PAIRS, colourOf } from '../../components/style/colour-pairs.ts';
import type { Palette } from '../../components/theme.ts';
import { NARROW_AND_WIDE } from '../support/at-widths.ts';
import { textColours } from '../support/axe.ts';
import { browserSuite } from '../support/browser.ts';
import { assertNone, type Problem } from '../support/faults.ts';
import { forcing } from '../support/forced-states.ts';
import { configOf, PRACTICES } from '../support/practices.ts';
import { checkedOnce } from '../support/sites.ts';
import { variedRoutes } from '../support/varied-routes.ts';
import { drawer, menuButton, openQuestions } from '../support/visiting.ts';

/** The pairs that the check computes for some palettes, each with its minimum: '#1b201e #f8f6f1' → 4.5. */
const computedPairs = (palettes: readonly Palette[]): ReadonlyMap<string, number> =>
  new Map(
    palettes.flatMap((palette) =>
      COLOUR_PAIRS.flatMap(({ names: [one, other], min }) => {
        const [front, ground] = [colourOf(one, palette), colourOf(other, palette)];
        return [
          [`${front} ${ground}`, min],
          [`${ground} ${front}`, min],
        ] as const;
      }),
    ),
  );

for (const practice of PRACTICES) {
  const { site: checked } = await checkedOnce(configOf(practice));
  const palettes = Object.values(checked?.look.palettes ?? {});
  const computed = computedPairs(palettes);

  await browserSuite(
    `the pairs of colours on the pages of ${practice}`,
    (test, site) => {
      test('the contrast of every text on its background is computed by the check, at rest and under the pointer', async ({
        page,
      }) => {
        const problems: Problem[] = [];
        const seen = new Set<string>();
        const inspect = async (where: string) => {
          for (const { front, ground, min, target } of await textColours(page)) {
            seen.add(`${front} ${ground}`);
            if ((computed.get(`${front} ${ground}`) ?? 0) < min)
              problems.push({ where: `${where}, ${target}`, what: `${front} on ${ground} needs ${min}:1` });
          }
        };
        const inspectAtWidths = async (where: string) => {
          for (const width of NARROW_AND_WIDE) {
            await page.setViewportSize({ width, height: 900 });
            await inspect(`${where}, at ${width} px`);
          }
        };
        const force = await forcing(page);
        for (const route of [...variedRoutes(site.plan), '/404']) {
          await page.goto(route);
          await openQuestions(page);
          await inspectAtWidths(route);
          await force(['hover']);
          await inspectAtWidths(`${route} under the pointer`);
        }
        await menuButton(page).click();
        await drawer(page).waitFor();
        await inspectAtWidths('the menu');
        assertNone(problems);
        assert.ok(seen.size > COLOUR_PAIRS.length / 2, `only ${seen.size} pairs were seen`);
      });
    },
    { reducedMotion: 'reduce' },
    { config: configOf(practice) },
  );
}
