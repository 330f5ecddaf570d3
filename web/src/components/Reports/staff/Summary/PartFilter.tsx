import { useTranslation } from 'react-i18next'
import type { ReportChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { partsOf } from './partsOf'
import type { ReportState } from './useReportState'

import type {
  ReportKind,
  ReportPart,
} from '$api/src/shared/reports/engine/measures'
import { enumValueOf } from '$api/src/shared/text/enumWords'

const CHOICES = gql`
  query ReportChoicesQuery($part: ReportPart!) {
    reportChoices(part: $part) {
      key
      name
    }
  }
`

const KeySelect = ({
  part,
  state: { key = '', set },
}: {
  part: ReportPart
  state: ReportState
}) => {
  const { t } = useTranslation('reports.engine')
  const { data } = useQuery<ReportChoicesQuery>(CHOICES, {
    variables: { part: enumValueOf(part) },
  })
  const choices = data?.reportChoices ?? []
  const isListed = choices.some((choice) => choice.key === key)
  return (
    <select
      aria-label={t(`part.${part}`)}
      className="select w-auto max-w-60 max-sm:max-w-none max-sm:flex-1"
      value={key}
      onChange={({ target }) => set({ key: target.value })}
    >
      <option value="">{t('filter.choose')}</option>
      {key && !isListed && <option value={key}>{t('filter.chosen')}</option>}
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}

type PartFilterProps = { state: ReportState; kind: ReportKind }

/** Chooses what the report is limited to. */
export const PartFilter = ({ state, kind }: PartFilterProps) => {
  const { t } = useTranslation('reports.engine')
  const { part, set } = state
  const parts = partsOf[kind]
  return (
    <div
      role="group"
      aria-label={t('filter.label')}
      className="flex flex-wrap items-end gap-2"
    >
      <select
        aria-label={t('filter.part')}
        className="select w-auto max-sm:flex-1"
        value={part ?? ''}
        onChange={({ target }) =>
          set({
            part: parts.find((one) => one === target.value),
            key: undefined,
          })
        }
      >
        <option value="">{t('filter.everyone')}</option>
        {parts.map((one) => (
          <option key={one} value={one}>
            {t(`part.${one}`)}
          </option>
        ))}
      </select>
      {part && <KeySelect part={part} state={state} />}
    </div>
  )
}
