import { useTranslation } from 'react-i18next'

import type { ReportState } from './useReportState'

import { contentKinds } from '$api/src/shared/reports/engine/measures'

/** Chooses the content kind of the community report (spec section 3). */
export const ContentTabs = ({ state }: { state: ReportState }) => {
  const { t } = useTranslation('reports.engine')
  return (
    <div role="group" aria-label={t('content.label')} className="join mb-4">
      {contentKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={state.content === kind}
          className={`btn join-item ${state.content === kind ? 'btn-primary' : 'btn-outline'}`}
          onClick={() => state.set({ content: kind, show: undefined })}
        >
          {t(`content.${kind}`)}
        </button>
      ))}
    </div>
  )
}
