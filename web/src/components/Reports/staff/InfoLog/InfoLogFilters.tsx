import { useTranslation } from 'react-i18next'
import type { InfoLogEntitiesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { logParams } from 'src/components/Reports/staff/InfoLog/logParams'
import { useLogWords } from 'src/components/Reports/staff/InfoLog/useLogWords'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import { useUrlState } from 'src/hooks/browser/useUrlState'
import { useTableState } from 'src/hooks/resource/useTableState'

const ENTITIES = gql`
  query InfoLogEntitiesQuery {
    infoLogEntities
  }
`

/** Filters by person, kind of record and days. */
export const InfoLogFilters = () => {
  const { t } = useTranslation('reports')
  const words = useLogWords()
  const { q, setQ } = useTableState()
  const [{ filter, from, to }, set] = useUrlState(logParams)
  const { data } = useQuery<InfoLogEntitiesQuery>(ENTITIES)

  return (
    <div
      role="group"
      aria-label={t('infoLog.filters')}
      className="border-base-300 flex flex-wrap items-end gap-2 border-b p-3"
    >
      <SearchInput
        value={q}
        onSearch={setQ}
        label={t('infoLog.person')}
        placeholder={t('infoLog.person')}
      />
      <select
        aria-label={t('infoLog.entity')}
        className="select w-auto min-w-36 max-sm:flex-1"
        value={filter ?? ''}
        onChange={({ target }) =>
          set({ filter: target.value }, { replace: false })
        }
      >
        <option value="">{t('infoLog.allEntities')}</option>
        {(data?.infoLogEntities ?? []).map((entity) => (
          <option key={entity} value={entity}>
            {words.entity(entity)}
          </option>
        ))}
      </select>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="input w-auto max-sm:flex-1">
          <span className="text-muted text-sm">{t(`infoLog.${end}`)}</span>
          <input
            type="date"
            value={(end === 'from' ? from : to) ?? ''}
            min={end === 'to' ? from : undefined}
            max={end === 'from' ? to : undefined}
            onChange={({ target }) => set({ [end]: target.value })}
          />
        </label>
      ))}
    </div>
  )
}
