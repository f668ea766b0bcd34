import { Numeral } from '../primitives/Numeral.tsx';
import { Paragraph } from '../primitives/RichText.tsx';
import { Scale } from '../primitives/Scale.tsx';
import type { PricedItemProps, PricesProps } from './props.ts';

/**
 * A price list that compares at a glance: each price is also a bar on one scale, with the saving of a course hatched.
 */
export const Prices = ({ title, text, scale, items }: PricesProps) => (
  <div className="part prices">
    <div className="words">
      <h2>{title}</h2>
      <Paragraph of={text} />
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col">Treatment</th>
          <th scope="col">Length</th>
          <td>
            <div className="ticks" aria-hidden="true">
              {scale?.labels.map((label, index, { length }) => (
                <span key={label}>{isLabelled(index, length) && label}</span>
              ))}
            </div>
          </td>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Item key={item.name} item={item} scale={scale} />
        ))}
      </tbody>
    </table>
  </div>
);

/** If there are many ticks, labels every second one. */
const isLabelled = (index: number, count: number): boolean => count <= MAX_LABELS || index % 2 === 0;
const MAX_LABELS = 5;

const Item = ({ item, scale }: { item: PricedItemProps; scale: PricesProps['scale'] }) => (
  <tr>
    <th scope="row">
      {item.name}
      <Paragraph of={item.copy} />
      {item.note && <p>{item.note}</p>}
    </th>
    <td className="length">{item.length}</td>
    <td className="bars">
      {scale &&
        item.lines.map(({ label, price, amount, reference }) => (
          <Scale key={`${label} ${price}`} {...scale} amount={amount} reference={reference} />
        ))}
    </td>
    <td className="lines">
      {item.lines.map(({ label, price, saving }) => (
        <p key={`${label} ${price}`}>
          <Numeral text={price} />
          {label && ` ${label}${saving ? ', ' : ''}`}
          {saving && <span className="saving">{saving}</span>}
        </p>
      ))}
    </td>
  </tr>
);
