import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import CommunityCell from 'src/components/Reports/staff/Summary/CommunityCell'
import SummaryCell from 'src/components/Reports/staff/Summary/SummaryCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { SavedActions } from './SavedActions'
import type { SavedReport } from './savedReport'
import { usePeriodName } from './usePeriodName'
import { kindOf, useSavedState } from './useSavedState'

import { measureKeys } from '$api/src/shared/reports/engine/measures'
import { enumValueOf } from '$api/src/shared/text/enumWords'

/** A saved report with the numbers of today. */
export const SavedReportView = ({ saved }: { saved: SavedReport }) => {
  const { t, i18n } = useTranslation('reports.engine')
  const periodName = usePeriodName()
  const { state, changeTo } = useSavedState(saved)
  const name = i18n.language.startsWith('fil') ? saved.nameFil : saved.name
  const owner = saved.isSystem ? t('saved.system') : saved.ownerName
  const columns = measureKeys.filter((key) => saved.columns.includes(key))
  const shown = { ...state.days, ...state.filter, state, columns }
  return (
    <>
      <PageHeader
        title={name}
        lead={[periodName(saved), !saved.isOwn && owner]
          .filter(Boolean)
          .join(' · ')}
        breadcrumbs={[{ label: t('saved.title'), to: routes.reports() }]}
      />
      <SavedActions saved={saved} name={name} changeTo={changeTo} />
      {kindOf(saved) === 'summary' ? (
        <SummaryCell {...shown} />
      ) : (
        <CommunityCell {...shown} content={enumValueOf(state.content)} />
      )}
    </>
  )
}
