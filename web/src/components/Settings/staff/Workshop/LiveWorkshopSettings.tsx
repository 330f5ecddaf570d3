import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import WorkshopCell from 'src/components/Marketing/Workshop/WorkshopCell'
import WorkshopSettingsCell from 'src/components/Settings/staff/Workshop/WorkshopSettingsCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'

import type { WorkshopGroup } from '$api/src/shared/settings/settingRules'

type LiveWorkshopSettingsProps = { group: WorkshopGroup }

/** The live workshop of a training: its settings for staff who keep settings, and what it shows now for everybody. */
export const LiveWorkshopSettings = ({ group }: LiveWorkshopSettingsProps) => {
  const { t } = useTranslation('settings.staff')
  const mayEdit = useAccess().mayOpen('defaultSettings')
  const isExperienced = group === 'workshop-exp'
  return (
    <>
      <PageHeader
        title={t(`workshop.title.${group}`)}
        lead={t(mayEdit ? 'workshop.lead' : 'workshop.leadOfOthers')}
        actions={
          <LinkButton
            to={
              isExperienced
                ? routes.freelancingTraining()
                : routes.freeTraining()
            }
          >
            {t('workshop.open')}
          </LinkButton>
        }
      />
      <div className="max-w-3xl space-y-6">
        <WorkshopCell
          track={isExperienced ? 'EXPERIENCED' : 'BEGINNER'}
          emptyNote={t(
            mayEdit ? 'workshop.nothing' : 'workshop.nothingForOthers'
          )}
        />
        {mayEdit && <WorkshopSettingsCell group={group} />}
      </div>
    </>
  )
}
