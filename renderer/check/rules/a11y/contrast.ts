import {
  type ColourPair,
  colourOf,
  isHighlight,
  ratioOf,
  type WeakColour,
  weakColours,
} from '../../../../components/style/colour-pairs.ts';
import { departmentPath } from '../../../config/derived/department.ts';
import type { PaletteInput } from '../../../config/schema/palette.ts';
import { replacing } from '../../../core/finding.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** The palette of the second test clinic, which passes. */
const OWN: PaletteInput = {
  page: '#f4f6f8',
  stone: '#e4e9ee',
  plate: '#d6dfe7',
  field: '#f0c24b',
  fieldLight: '#f9e6b0',
  accent: '#12406b',
  deep: '#0f2a43',
  pale: '#c9dcec',
};

const withColours = (colours: Partial<PaletteInput>) => ({ 'departments.main.palette': { ...OWN, ...colours } });

export const contrast: Rule = {
  name: 'a11y/contrast',
  severity: 'error',
  checks: 'Text has a contrast of at least 4.5:1 with its background, and large text and graphical marks at least 3:1.',
  because:
    'Visitors with low vision, and everybody in sunlight, cannot read text whose colour is close to that of its background.',
  source: 'WCAG 2.2, success criteria 1.4.3 and 1.4.11; https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio',
  bad: {
    'an accent that is too light for text': withColours({ accent: '#6f9cc4' }),
    'a field of colour that is too dark for dark text': withColours({ field: '#2f5d8a' }),
    'a dark background that is not dark enough': withColours({ deep: '#7f9bb5' }),
    'a light tone that is too dark for the dark background': withColours({ pale: '#44607a' }),
  },
  good: {
    'colours that pass': withColours({}),
    'an accent that is just dark enough': withColours({ accent: '#326599' }),
  },
  find: ({ site }) =>
    Object.entries(site.departments).map(([department, { palette }]) =>
      typeof palette === 'string'
        ? []
        : weakColours(palette).map((weak) => weakColour(weak, palette[weak.tone], department)),
    ),
};

function weakColour({ tone, pairs, palette, nearest }: WeakColour, was: string, department: string): RuleFinding {
  const ratios = [4.5, 3].flatMap((min) => {
    const listed = pairs.filter((pair) => pair.min === min).map((pair) => ratioText(pair, tone, palette));
    return listed.length === 0 ? [] : [`${listed.join(', ')}; ${min === 3 ? 'marks need 3:1' : 'text needs 4.5:1'}`];
  });
  return {
    message: `“${was}” (${tone}) has too little contrast: ${ratios.join('; ')}.`,
    help: nearest === undefined ? 'Choose another colour.' : `Write “${nearest}”, the nearest colour that passes.`,
    path: [...departmentPath(department), 'palette', tone],
    ...(nearest === undefined ? {} : { span: { at: 0, length: was.length }, ...replacing(was, nearest) }),
  };
}

/** '2.5:1 with “#f4f6f8” (page)' */
function ratioText(pair: ColourPair, tone: string, palette: WeakColour['palette']): string {
  const other = pair.names.find((name) => name !== tone && !isHighlight(name)) ?? 'page';
  const below = pair.names.some(isHighlight) ? ' below the pointer' : '';
  return `${roundedDown(ratioOf(pair, palette))}:1 with “${colourOf(other, palette)}” (${other})${below}`;
}

/** A ratio of 4.48 is not shown as the 4.5 that it fails to reach. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
