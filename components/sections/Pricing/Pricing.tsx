import { FittedText } from '../../primitives/FittedText.tsx';
import { Arrow, Link } from '../../primitives/Link.tsx';
import { Numeral } from '../../primitives/Numeral.tsx';
import { Paragraph } from '../../primitives/RichText.tsx';
import { Scale, type ScaleProps } from '../../primitives/Scale.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { ActionProps, Rich } from '../../props.ts';
import { style } from './style.ts';

export interface PriceRowProps {
  readonly label: string;
  readonly note?: string;
  readonly price: string;
  /** The length of its bar on the scale. */
  readonly amount: number;
  /** The length of the bar of the price that it replaces. */
  readonly reference?: number;
  /** The price of one session. */
  readonly each?: string;
  /** 'Save £50' */
  readonly saving?: string;
  /** 'instead of £600' */
  readonly instead?: string;
  readonly usual?: string;
  readonly action: ActionProps;
}

export interface PricingProps {
  readonly id?: string;
  readonly title?: string;
  readonly text?: Rich;
  readonly note?: Rich;
  /** The subject of the table, for screen reader users. */
  readonly caption: string;
  /** The unit of the prices: 'session'. */
  readonly unit: string;
  /** Missing if nothing costs money. */
  readonly scale?: ScaleProps;
  readonly groups: readonly { readonly title?: string; readonly rows: readonly PriceRowProps[] }[];
}

/** Prices in a table that compares them at a glance: each price is also a bar on one scale, with its saving hatched. */
export const Pricing = ({ id, title, text, note, ...table }: PricingProps) => (
  <section css={style} className="grid split" id={id}>
    <SectionIntro title={title ?? 'Pricing'} text={text} />
    <div className="c n3">
      <Table {...table} />
      <Paragraph className="s soft note" of={note} />
    </div>
  </section>
);

/** The columns: option, price and booking. */
const FIXED_COLUMNS = 3;

/** Omits columns that are empty in every line. */
const columnsOf = (groups: PricingProps['groups']) => {
  const rows = groups.flatMap(({ rows }) => rows);
  const saving = rows.some((row) => row.saving);
  return { each: saving && rows.some((row) => row.each !== row.price), saving };
};

const Table = ({ caption, unit, scale, groups }: Pick<PricingProps, 'caption' | 'unit' | 'scale' | 'groups'>) => {
  const columns = columnsOf(groups);
  const count = [scale, columns.each, columns.saving].filter(Boolean).length + FIXED_COLUMNS;
  return (
    <table className={columns.saving ? undefined : 'few'}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Option</th>
          {scale && <th scope="col" className="scale-cell">{`Scale, ${scale.labels.at(0)}–${scale.labels.at(-1)}`}</th>}
          {columns.each && <th scope="col">{`Per ${unit}`}</th>}
          {columns.saving && <th scope="col">Saving</th>}
          <th scope="col">Price</th>
          <th scope="col">
            <span className="vh">Booking</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ title, rows }, index) => (
        <tbody key={title ?? index}>
          {title && (
            <tr className="title">
              <th colSpan={count} scope="rowgroup">
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.label} row={row} of={title} scale={scale} columns={columns} unit={unit} />
          ))}
        </tbody>
      ))}
    </table>
  );
};

interface RowProps extends Pick<PricingProps, 'scale' | 'unit'> {
  readonly row: PriceRowProps;
  readonly of?: string;
  readonly columns: ReturnType<typeof columnsOf>;
}

const Row = ({ row, of, scale, columns, unit }: RowProps) => (
  <tr>
    <th scope="row">
      <FittedText text={row.label} />
      {row.note && <small>{row.note}</small>}
    </th>
    {scale && (
      <td className="scale-cell">
        <Scale {...scale} amount={row.amount} reference={row.reference} />
      </td>
    )}
    {columns.each && (
      <td className="each">
        {row.each}
        {row.each && <small>{` per ${unit}`}</small>}
      </td>
    )}
    {columns.saving && <td className="saving">{row.saving}</td>}
    <td className="price">
      <Numeral text={row.price} />
      {row.instead && <small className="more">{` ${row.instead}`}</small>}
      {row.usual && <small className="more">{` (${row.usual})`}</small>}
    </td>
    <td className="book">
      <Link link={row.action.link} arrow>
        {row.action.label}
        <span className="vh">{` ${[of, row.label].filter(Boolean).join(', ')}`}</span>
        <Arrow />
      </Link>
    </td>
  </tr>
);
