import { useTranslation } from 'react-i18next'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

type NoResourcesProps = { of: 'mine' | 'public' }

/** The empty state before any resource exists. */
export const NoResources = ({ of }: NoResourcesProps) => {
  const { t } = useTranslation('learning.resources')
  return (
    <div className="panel">
      <EmptyState
        drawing="lessons"
        title={t(`${of}.empty`)}
        text={t(`${of}.emptyHelp`)}
      />
    </div>
  )
}
