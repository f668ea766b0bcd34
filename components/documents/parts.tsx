import { Arrow, Link } from '../primitives/Link.tsx';
import { Paragraph, RichText } from '../primitives/RichText.tsx';
import { Prices } from './Prices.tsx';
import type { CellsProps, ClosingProps, CoverProps, ListsProps, PartProps, PrintedDesign } from './props.ts';

/** The component for each kind of part. */
export function PrintedPart({ part, design }: { part: PartProps; design: PrintedDesign }) {
  switch (part.kind) {
    case 'cover':
      return <Cover {...part} images={design.images} />;
    case 'lists':
      return <Lists {...part} />;
    case 'steps':
      return <Cells {...part} numbered />;
    case 'notes':
      return <Cells {...part} />;
    case 'prices':
      return <Prices {...part} />;
    case 'closing':
      return <Closing {...part} origin={design.origin} />;
  }
}

const Cover = ({ title, lead, image, images }: CoverProps & Pick<PrintedDesign, 'images'>) => (
  <div className="part cover">
    <div className="words">
      <h1>{title}</h1>
      <Paragraph of={lead} />
    </div>
    {image && <img src={images[image.name]} alt={image.alt} />}
  </div>
);

const Lists = ({ lists }: ListsProps) => (
  <div className="part cells">
    {lists.map(({ title, items, negative }) => (
      <div key={title} className={negative ? 'list negative' : 'list'}>
        <h2>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={JSON.stringify(item)}>
              <RichText of={item} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const Cells = ({ title, cells, numbered = false }: CellsProps & { numbered?: boolean }) => {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={numbered ? 'part steps' : 'part notes'}>
      <h2>{title}</h2>
      <List className="cells">
        {cells.map((cell, index) => (
          <li key={cell.title}>
            {numbered && <span className="num">{index + 1}</span>}
            <h3>{cell.title}</h3>
            <Paragraph of={cell.copy} />
          </li>
        ))}
      </List>
    </div>
  );
};

const Closing = ({ title, copy, actions, origin }: ClosingProps & Pick<PrintedDesign, 'origin'>) => (
  <div className="part closing">
    <div className="words">
      <h2>{title}</h2>
      <Paragraph of={copy} />
    </div>
    <ul>
      {actions.map(({ label, link, note }) => (
        <li key={label}>
          <Link link={link} arrow>
            <span>
              <b>{label}</b>
              {note && <small>{note}</small>}
            </span>
            <Arrow />
          </Link>
          {link.href.startsWith('/') && <p>{typedAddress(link.href, origin)}</p>}
        </li>
      ))}
    </ul>
  </div>
);

/** The address of a page of this site as readers type it from paper: without campaign parameters. */
function typedAddress(href: string, origin: string): string {
  const { host, pathname } = new URL(href, origin);
  return `${host}${pathname}`;
}
