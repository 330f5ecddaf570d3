import { createContext, useContext, type ReactNode } from 'react'

import { DateText } from 'src/components/ui/DateText/DateText'
import { PesoText } from 'src/components/ui/PesoText/PesoText'
import { PriceText } from 'src/components/ui/PriceText/PriceText'
import {
  StatusBadge,
  type BadgeTone,
} from 'src/components/ui/StatusBadge/StatusBadge'
import type { EntityWords } from 'src/hooks/useEntityWords'
import type { CsvValue } from 'src/lib/csv'

import { toPesos } from '$api/src/shared/money'

export type Column<Row> = {
  key: string
  /** Otherwise `<domain>.<entity>.fields.<key>` of the catalogue. */
  title?: string
  value: (row: Row) => ReactNode
  /** The api sorts by `key`. */
  sortable?: boolean
  align?: 'left' | 'right' | 'center'
  /** A list shows it once it is chosen under "Columns"; the details always do. */
  secondary?: boolean
  /** What the CSV file holds; without it, `value` if that is plain. */
  csv?: (row: Row, words: EntityWords) => CsvValue
}

/** Given by the table or the details around the column. */
export const EntityWordsContext = createContext<EntityWords | null>(null)

type KeyOf<Row> = keyof Row & string
type Options<Row> = Partial<Omit<Column<Row>, 'key'>>

/** Of a list that has an order of its own. */
export const fixed = { sortable: false }
/** The same, shown once it is chosen under "Columns". */
export const more = { ...fixed, secondary: true }

export const textColumn = <Row,>(
  key: KeyOf<Row>,
  options: Options<Row> = {}
): Column<Row> => ({
  key,
  sortable: true,
  // An empty text is as good as none.
  value: (row) => (row[key] === '' ? null : (row[key] as ReactNode)),
  csv: (row) => row[key] as CsvValue,
  ...options,
})

export const numberColumn = <Row,>(
  key: KeyOf<Row>,
  options: Options<Row> = {}
): Column<Row> =>
  textColumn<Row>(key, {
    align: 'right',
    value: (row) => {
      const number = row[key] as number | null | undefined
      return number?.toLocaleString('en-PH')
    },
    ...options,
  })

export const dateColumn = <Row,>(
  key: KeyOf<Row>,
  {
    look,
    ...options
  }: Options<Row> & { look?: 'day' | 'long' | 'time' | 'relative' } = {}
): Column<Row> =>
  textColumn<Row>(key, {
    value: (row) => <DateText date={row[key] as string | null} look={look} />,
    ...options,
  })

/** Of an amount in centavos; `free` says FREE for 0. The file gets pesos. */
export const moneyColumn = <Row,>(
  key: KeyOf<Row>,
  { free, ...options }: Options<Row> & { free?: boolean } = {}
): Column<Row> => ({
  key,
  sortable: true,
  align: 'right',
  value: (row) => {
    const centavos = row[key] as number | null
    if (centavos == null) return null
    return free ? (
      <PriceText centavos={centavos} />
    ) : (
      <PesoText centavos={centavos} />
    )
  },
  csv: (row) => (row[key] == null ? null : toPesos(row[key] as number)),
  ...options,
})

/** One of a few values, in the words of `choices.<key>.<value>`. */
export const choiceColumn = <Row,>(
  key: KeyOf<Row>,
  options: Options<Row> = {}
): Column<Row> =>
  textColumn<Row>(key, {
    value: (row) => (
      <ChoiceText field={key} value={row[key] as string | null} />
    ),
    csv: (row, words) => row[key] && words.choice(key, String(row[key])),
    ...options,
  })

/** The same as a badge; `tones` says which colour each value has. */
export const badgeColumn = <Row,>(
  key: KeyOf<Row>,
  tones: Record<string, BadgeTone>,
  options: Options<Row> = {}
): Column<Row> =>
  choiceColumn<Row>(key, {
    value: (row) =>
      row[key] == null ? null : (
        <StatusBadge tone={tones[String(row[key])] ?? 'neutral'}>
          <ChoiceText field={key} value={String(row[key])} />
        </StatusBadge>
      ),
    ...options,
  })

const ChoiceText = ({
  field,
  value,
}: {
  field: string
  value?: string | null
}) => {
  const words = useContext(EntityWordsContext)
  return <>{value && (words?.choice(field, value) ?? value)}</>
}
