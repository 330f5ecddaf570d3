import { createContext, useContext, type ReactNode } from 'react'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { PriceText } from 'src/components/ui/text/PriceText'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { csvTime, type CsvValue } from 'src/lib/files/csv'

import { toPesos } from '$api/src/shared/money'

export type Column<Row> = {
  key: string
  /** Defaults to `<domain>.<entity>.fields.<key>` of the locale. */
  title?: string
  value: (row: Row) => ReactNode
  /** Whether the api can sort by `key`. */
  sortable?: boolean
  align?: 'left' | 'right' | 'center'
  /** Hidden in lists until chosen under "Columns"; details always show it. */
  secondary?: boolean
  /** In the file even while it is hidden. */
  inFile?: boolean
  /** Whether `csv` gives pesos. */
  isMoney?: boolean
  /**
   * The place on the cards of a person's own list, which have no labels: at the end of the title, or in the line below.
   * A list with such columns shows only these on phones, without the tools of a table.
   */
  card?: 'end' | 'line'
  /** The value in the CSV file; defaults to `value` if that is plain. */
  csv?: (row: Row, words: EntityWords) => CsvValue
  /** The centavos that the table's foot adds up. */
  sum?: (row: Row) => number | null
}

/** The texts of the entity, provided by the table or the details around a column. */
export const EntityWordsContext = createContext<EntityWords | null>(null)

/** Whether the columns are those of a person's own list. */
export const isOwnList = <Row,>(columns: readonly Column<Row>[]) =>
  columns.some(({ card }) => card)

/** The columns for a list of staff, whose cards have labels. */
export const withLabels = <Row,>(columns: Column<Row>[]): Column<Row>[] =>
  columns.map(({ card: _card, ...column }) => column)

type KeyOf<Row> = keyof Row & string
type Options<Row> = Partial<Omit<Column<Row>, 'key'>>

/** For columns that cannot be sorted. */
export const fixed = { sortable: false }
/** For columns that cannot be sorted and are hidden until chosen under "Columns". */
export const more = { ...fixed, secondary: true }

export const textColumn = <Row,>(
  key: KeyOf<Row>,
  options: Options<Row> = {}
): Column<Row> => ({
  key,
  sortable: true,
  // An empty text counts as missing.
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
  }: Options<Row> & { look?: 'day' | 'time' | 'relative' } = {}
): Column<Row> =>
  textColumn<Row>(key, {
    value: (row) => <DateText date={row[key] as string | null} look={look} />,
    csv: (row) => csvTime(row[key] as string | null),
    ...options,
  })

/** For an amount in centavos; `free` shows 0 as FREE, and `isSummed` adds it up in the foot. The CSV file gets pesos. */
export const moneyColumn = <Row,>(
  key: KeyOf<Row>,
  {
    free,
    isSummed,
    ...options
  }: Options<Row> & { free?: boolean; isSummed?: boolean } = {}
): Column<Row> => ({
  key,
  sortable: true,
  align: 'right',
  isMoney: true,
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
  sum: isSummed ? (row) => row[key] as number | null : undefined,
  ...options,
})

/** For a value of a small set, shown with the texts of `choices.<key>.<value>`. */
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

/** For a value of a small set, shown as a badge. `tones` maps each value to a colour. */
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
