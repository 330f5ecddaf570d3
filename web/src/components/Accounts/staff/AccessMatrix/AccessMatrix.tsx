import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { SearchInput } from 'src/components/ui/form/SearchInput'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'

import type { Access, ComparedLevel } from './access'
import { flagGroups, type Flag, type FlagGroup } from './flagGroups'
import { flagColumn, FlagRows } from './FlagRows'

type AccessMatrixProps = {
  label: string
  access: Access
  /** The rights before the change; the matrix marks the differences. */
  before?: Access
  /** Called when a flag changes. Without this function, the matrix is read-only. */
  onChange?: (access: Access) => void
  /** Other levels to show beside the edited one. */
  others: ComparedLevel[]
}

/**
 * The matrix of flags and levels: the column of one level to edit, the columns of other levels to compare, and a search
 * by the labels of flags.
 */
export const AccessMatrix = ({
  label,
  access,
  before = access,
  onChange,
  others,
}: AccessMatrixProps) => {
  const { t } = useTranslation('accounts.staff')
  const [search, setSearch] = useState('')
  const [isComparing, setIsComparing] = useState(false)
  const wordOf = (flag: Flag) => t(`matrix.flags.${flag}`)
  const isFound = (flag: Flag) =>
    `${wordOf(flag)} ${flag}`.toLowerCase().includes(search.toLowerCase())

  const groups = (Object.keys(flagGroups) as FlagGroup[])
    .map((group) => ({
      group,
      flags: (flagGroups[group] as readonly Flag[]).filter(isFound),
    }))
    .filter(({ flags }) => flags.length > 0)
  const compared = isComparing ? others : []

  return (
    <section className="panel overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-6">
        <SearchInput
          value={search}
          onSearch={setSearch}
          label={t('matrix.search')}
          placeholder={t('matrix.search')}
        />
        <label className="flex cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="toggle toggle-primary toggle-sm"
            checked={isComparing}
            onChange={({ target }) => setIsComparing(target.checked)}
          />
          {t('matrix.compare')}
        </label>
      </header>
      {groups.length === 0 ? (
        <p className="text-muted px-4 pb-6 sm:px-6">{t('matrix.noMatch')}</p>
      ) : (
        // With other levels, or a long label, the table is wider than its card.
        <ScrollArea>
          <table className="w-full text-sm">
            <caption className="sr-only">{t('matrix.label')}</caption>
            <thead>
              <tr className="text-muted border-base-300 border-b text-left">
                <th scope="col" className={`${flagColumn} py-2 font-semibold`}>
                  {t('matrix.flag')}
                </th>
                <th scope="col" className="px-3 py-2 text-center font-semibold">
                  {label}
                </th>
                {compared.map(({ id, label: other }) => (
                  <th
                    key={id}
                    scope="col"
                    className="px-3 py-2 text-center font-normal whitespace-nowrap"
                  >
                    {other}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ group, flags }) => (
              <FlagRows
                key={group}
                title={t(`matrix.groups.${group}`)}
                flags={flags}
                wordOf={wordOf}
                access={access}
                before={before}
                onChange={onChange}
                others={compared}
              />
            ))}
          </table>
        </ScrollArea>
      )}
    </section>
  )
}
