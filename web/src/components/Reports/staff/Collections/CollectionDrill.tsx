import { useTranslation } from 'react-i18next'

import CollectedPaymentsCell from 'src/components/Reports/staff/Collections/CollectedPaymentsCell'
import { Drill } from 'src/components/Reports/staff/figures/Drill'
import { daysLabel } from 'src/components/Reports/staff/figures/stepLabel'
import { text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'
import { useTableState } from 'src/hooks/resource/useTableState'

import type { Report } from './CollectionFigures'
import { useLineName } from './useLineName'

import type { CollectionGroup } from '$api/src/shared/reports/collectionGroups'
import { enumValueOf } from '$api/src/shared/text/enumWords'

/** The payments behind the report line that the URL selects. */
export const CollectionDrill = ({ report }: { report: Report }) => {
  const { t, i18n } = useTranslation('reports')
  const [wanted, , hrefWith] = useUrlState({ line: text })
  const { page, perPage } = useTableState()
  const nameOf = useLineName(report.group as CollectionGroup)
  const line = report.lines.find(({ key }) => key === wanted.line)
  if (!line) return null
  const { from, to, group } = report
  return (
    <Drill
      title={t('collections.drill', {
        name: nameOf(line),
        days: daysLabel(report, i18n.language),
      })}
      closeTo={hrefWith({ line: undefined })}
    >
      <CollectedPaymentsCell
        page={page}
        perPage={perPage}
        from={from}
        to={to}
        group={enumValueOf(group)}
        line={line.key}
      />
    </Drill>
  )
}
