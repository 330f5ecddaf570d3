import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useStages } from 'src/components/Community/staff/Stage/useStageChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'

import CoursePreviewCell from './CoursePreviewCell'

import { manilaToday } from '$api/src/shared/manilaTime'

/** The kind of learner to preview the course as. */
type Viewer = {
  accessLevelId?: string | null
  batchId?: number | null
  stageNumber?: number | null
  day: string
  enrolledOn: string
}

/** The chosen values only: a Cell's props do not allow null. */
const definedOnly = (viewer: Viewer) =>
  Object.fromEntries(
    Object.entries(viewer).filter(([, value]) => value !== null)
  ) as { [Part in keyof Viewer]: NonNullable<Viewer[Part]> }

/**
 * A course as a given learner would see it: choices on the left, preview on the right. The preview changes nobody's
 * progress.
 */
export const CoursePreview = ({ courseId }: { courseId: number }) => {
  const { t } = useTranslation('learning.staff')
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  const [viewer, setViewer] = useState<Viewer>(() => ({
    day: manilaToday(),
    enrolledOn: manilaToday(),
  }))
  const stages = (useStages() ?? []).map(({ number, name }) => ({
    value: number,
    label: t('preview.stage', { number, name }),
  }))
  const fields: Field<Viewer>[] = [
    { name: 'stageNumber', as: 'choice', choices: stages },
    { name: 'batchId', as: 'choice', choices: batches },
    { name: 'accessLevelId', as: 'choice', choices: levels },
    { name: 'enrolledOn', as: 'date', required: true },
    { name: 'day', as: 'date', required: true },
  ]
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
      <Card title={t('preview.title')}>
        <ResourceForm<Viewer>
          entity="learning.staff.preview"
          fields={fields}
          record={viewer}
          onSave={(chosen) => {
            setViewer(chosen)
            return true
          }}
          submitLabel={t('preview.look')}
          guard={false}
          block
        />
      </Card>
      <CoursePreviewCell id={courseId} {...definedOnly(viewer)} />
    </div>
  )
}
