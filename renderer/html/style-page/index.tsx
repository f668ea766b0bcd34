import { join } from 'node:path';
import { HelmetProvider } from 'react-helmet-async';
import { DepartmentColours, type DepartmentPalettes } from '../../../components/chrome/DepartmentColours.tsx';
import { Document, type DocumentProps } from '../../../components/chrome/Document.tsx';
import { chromeExamples, sampleChrome } from '../../../components/chrome/examples.ts';
import type { RenderedExample } from '../../../components/rendered-example.ts';
import { primitiveExamples } from '../../../components/style/primitives.tsx';
import type { SpecimenProps } from '../../../components/style/Specimens.tsx';
import { type ShownLook, StylePage, type StylePageProps } from '../../../components/style/StylePage.tsx';
import { type Palette, palettes, warm } from '../../../components/theme.ts';
import { bytesOf } from '../../core/file.ts';
import type { Io } from '../../core/io.ts';
import { renderStyled } from '../../core/render-styled.tsx';
import { asText } from '../../core/text.ts';
import { planFonts } from '../../inputs/fonts/index.ts';
import { sectionExamples } from '../../pages/section-view.ts';
import { logoOf } from '../../plan/own-design.ts';
import type { SiteLook } from '../../plan/site-look.ts';
import { withOwnIds } from './own-ids.ts';
import { factsInSource } from './source.ts';

type StyleIo = Pick<Io, 'read' | 'cache' | 'list'>;
type Chapter = keyof StylePageProps;

const CHAPTERS: Readonly<Record<Chapter, readonly RenderedExample[]>> = {
  primitives: primitiveExamples,
  chrome: chromeExamples,
  sections: sectionExamples,
};

/**
 * Returns a self-contained page that shows every token, primitive and section with its examples, in the look of the
 * theme or of a site.
 */
export async function stylePage(engine: string, io: StyleIo, own?: SiteLook): Promise<string> {
  const sources = await sourcesOf(engine, io);
  const fonts = await fontsInPage(io, own?.fonts);
  const look = shownLook(own);
  const [first = warm, second = first] = Object.values(look.palettes);
  return renderStyled((write) => {
    const specimens = (chapter: Chapter) => specimensOf(chapter, sources, ({ element }) => write(element));
    const page = write(
      <HelmetProvider>
        <Document
          {...documentProps}
          palette={first}
          fonts={fonts}
          {...(look.ownDesign ? { ownDesign: look.ownDesign } : {})}
        >
          <StylePage
            primitives={specimens('primitives')}
            chrome={specimens('chrome')}
            sections={specimens('sections')}
            look={look}
          />
        </Document>
      </HelmetProvider>,
    );
    write(<DepartmentColours departmentPalettes={palettesOf(look, first, second)} own={first} page={page} />);
    return page;
  });
}

function specimensOf(
  chapter: Chapter,
  sources: ReadonlyMap<string, string>,
  markup: (example: RenderedExample) => string,
): readonly SpecimenProps[] {
  const names = [...new Set(CHAPTERS[chapter].map(({ component }) => component))];
  return names.map((name) => {
    const examples = CHAPTERS[chapter].filter(({ component }) => component === name);
    const [file, source] = sourceOf(name, chapter, sources);
    return {
      ...{ name, file },
      ...factsInSource(name, source),
      examples: examples.map((example, index) => ({
        name: example.example,
        html: withOwnIds(markup(example), `${chapter}-${name}-${index + 1}-`),
      })),
    };
  });
}

/** Finds the file with the name of the component, or the file that exports it. */
const sourceOf = (name: string, chapter: Chapter, sources: ReadonlyMap<string, string>): readonly [string, string] => {
  const own = [...sources].filter(([file]) => file.startsWith(`components/${chapter}/`));
  const exported = new RegExp(`export (?:const|function) ${name}\\b`);
  return (
    own.find(([file]) => file.endsWith(`/${name}.tsx`)) ?? own.find(([, source]) => exported.test(source)) ?? ['', '']
  );
};

/** The sources of all components, by their paths. */
async function sourcesOf(engine: string, io: StyleIo): Promise<ReadonlyMap<string, string>> {
  const files = (await io.list(join(engine, 'components'))).filter((file) => file.endsWith('.tsx')).sort();
  const paths = files.map((file) => `components/${file}`);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, asText(await io.read(join(engine, path))) ?? ''] as const)),
  );
}

/** Characters that the examples use and the site may not. */
const LETTERS = 'äöüßÄÖÜ→';

/** The fonts are inlined, because the page is served even if there is no site. */
async function fontsInPage(io: StyleIo, own: SiteLook['fonts'] | undefined): Promise<DocumentProps['fonts']> {
  const { faces, files } = await planFonts(LETTERS, io, own?.screen);
  const inPage = files.map(async (file) => {
    const data = Buffer.from(await bytesOf(file)).toString('base64');
    return [`url(/${file.path})`, `url(data:font/woff2;base64,${data})`] as const;
  });
  const addresses = await Promise.all(inPage);
  return faces.map((face) => ({
    ...face,
    src: addresses.reduce((src, [file, data]) => src.replace(file, data), face.src),
  }));
}

/** The examples use department names of their own. */
const palettesOf = ({ palettes }: ShownLook, first: Palette, second: Palette): DepartmentPalettes => ({
  ...palettes,
  body: first,
  hands: second,
  rest: second,
});

/** The logo is inlined like the fonts. */
function shownLook(own: SiteLook | undefined): ShownLook {
  if (!own) return { palettes };
  const { palettes: departments, ownDesign, logo, name } = own;
  if (!ownDesign || !logo) return { palettes: departments, ownDesign };
  const src = `data:image/svg+xml;base64,${Buffer.from(logo.svg).toString('base64')}`;
  return { palettes: departments, ownDesign: { ...ownDesign, logo: logoOf(logo, name, src) } };
}

const documentProps: Omit<DocumentProps, 'children' | 'fonts'> = {
  language: 'en-GB',
  head: {
    title: 'Style',
    description: 'Every token, primitive and section of the design with its examples.',
    canonical: '/style',
    robots: 'noindex',
    themeColour: warm.page,
    siteName: sampleChrome.brand.name,
    locale: 'en_GB',
  },
  palette: warm,
  chrome: {
    ...sampleChrome,
    quickBooking: undefined,
    show: { header: false, footer: false },
  },
  structuredData: '{}',
};
