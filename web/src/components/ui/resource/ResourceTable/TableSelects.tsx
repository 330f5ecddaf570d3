import { Fragment } from 'react'

import { useTranslation } from 'react-i18next'

import type { ListSelect, SelectChoice } from 'src/hooks/resource/listSelect'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import type { TableState } from 'src/hooks/resource/useTableState'

/** With a line above it, the choice and those below it are not among the specification's. */
export type FilterChoice = SelectChoice & { hasLine?: boolean }

type TableSelectProps = {
  label: string
  value?: string | number
  choices: FilterChoice[]
  onChoose: (value: string) => void
}

const TableSelect = ({
  label,
  value = '',
  choices,
  onChoose,
}: TableSelectProps) => (
  <select
    aria-label={label}
    className="select w-auto max-w-60 min-w-32 max-sm:max-w-none max-sm:flex-1"
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {choices.map(({ value, label, hasLine }) => (
      <Fragment key={value}>
        {hasLine && (
          <option disabled aria-hidden>
            ────────
          </option>
        )}
        <option value={value}>{label}</option>
      </Fragment>
    ))}
  </select>
)

type DeclaredProps = {
  select: ListSelect
  state: TableState
  words: EntityWords
}

const Declared = ({ select, state, words }: DeclaredProps) => {
  const { name } = select
  const choices =
    'words' in select
      ? select.words.map((value) => ({
          value,
          label: words.choice(name, value),
        }))
      : // The declared selects of a list never change, so the order of these hooks is stable.
        select.useChoices(state.chosen)
  return (
    <TableSelect
      label={words.text(`filter.${name}`)}
      value={state.chosen[name]}
      choices={[{ value: '', label: words.text(`every.${name}`) }, ...choices]}
      onChoose={(value) => state.choose(select, value)}
    />
  )
}

type TableSelectsProps = Omit<DeclaredProps, 'select'> & {
  filters?: FilterChoice[]
  selects?: readonly ListSelect[]
}

/** A table's filter and its declared selects. */
export const TableSelects = ({
  state,
  words,
  filters = [],
  selects = [],
}: TableSelectsProps) => {
  const { t } = useTranslation()
  // If the filter has a value for "all", its first value is the default, for which the URL needs no parameter.
  const hasAll = filters.some(({ value }) => value === '' || value === 'all')
  const choices = hasAll
    ? filters.map((choice, at) =>
        at === 0 ? { ...choice, value: '' } : choice
      )
    : [{ value: '', label: t('table.all') }, ...filters]

  return (
    <>
      {filters.length > 0 && (
        <TableSelect
          label={t('table.filter')}
          value={state.filter}
          choices={choices}
          onChoose={state.setFilter}
        />
      )}
      {selects.map((select) => (
        <Declared
          key={select.name}
          select={select}
          state={state}
          words={words}
        />
      ))}
    </>
  )
}
