import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { HeadedProps, Rich } from '../../props.ts';
import { style } from './style.ts';

export interface PriceTableRow {
  readonly name: string;
  /** The page of a treatment; options and courses have none of their own. */
  readonly href?: string;
  /** For screen readers, the item that an option or a course belongs to: 'Massage'. */
  readonly of?: string;
  readonly duration?: string;
  readonly price: string;
  /** 'Save £50' */
  readonly saving?: string;
  /** 'usually £30 for first-time clients' */
  readonly note?: string;
}

export interface PriceTableGroup {
  readonly name: string;
  readonly href?: string;
  readonly rows: readonly PriceTableRow[];
}

interface PriceTableProps extends HeadedProps {
  readonly note?: Rich;
  /** The subject of the table, for screen reader users. */
  readonly caption: string;
  readonly groups: readonly PriceTableGroup[];
}

/** All prices in one table, by category. It remains a table on phones and on paper. */
export const PriceTable = ({ id, title, text, note, caption, groups }: PriceTableProps) => (
  <section css={style} className="grid split" id={id}>
    <SectionIntro title={title} text={text} />
    <div className="c n3">
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Treatment</th>
            <th scope="col">Duration</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </table>
      <Paragraph className="s soft note" of={note} />
    </div>
  </section>
);

const Group = ({ group: { name, href, rows } }: { group: PriceTableGroup }) => (
  <tbody>
    <tr className="group">
      <th scope="rowgroup" colSpan={3}>
        <Name name={name} href={href} />
      </th>
    </tr>
    {rows.map((row) => (
      <Row key={`${row.of} ${row.name}`} row={row} />
    ))}
  </tbody>
);

const Row = ({ row: { name, href, of, duration, price, saving, note } }: { row: PriceTableRow }) => (
  <tr className={of === undefined ? undefined : 'part'}>
    <th scope="row">
      {of !== undefined && <span className="vh">{`${of}: `}</span>}
      <Name name={name} href={href} />
    </th>
    <td>{duration}</td>
    <td className="price">
      <Numeral text={price} />
      {saving && <small className="more saving">{` ${saving}`}</small>}
      {note && <small className="more">{` ${note}`}</small>}
    </td>
  </tr>
);

const Name = ({ name, href }: { name: string; href?: string }) =>
  href === undefined ? name : <a href={href}>{name}</a>;
