import type { ActionProps } from '../../props.ts';
import type { HeadingLevel } from '../Heading.tsx';
import { GoLink } from '../Link.tsx';
import { Numeral } from '../Numeral.tsx';

/** A few prices under one title, instead of a card. */
export interface PriceListProps {
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    readonly note: string;
    readonly price: string;
    readonly saving?: string;
  }[];
  readonly action?: ActionProps;
}

export const PriceList = ({
  list,
  heading: Heading,
  span,
}: {
  list: PriceListProps;
  heading: HeadingLevel;
  /** Number of columns that the list spans. */
  span: number;
}) => (
  <li className={`list across${span}`}>
    <Heading>{list.title}</Heading>
    <dl>
      {list.items.map(({ name, note, price, saving }) => (
        <div key={`${name} ${note}`}>
          <dt>
            {name}
            <small>{note}</small>
          </dt>
          <dd>
            <Numeral text={price} />
          </dd>
          {saving && <dd className="save">{saving}</dd>}
        </div>
      ))}
    </dl>
    {list.action && <GoLink action={list.action} />}
  </li>
);
