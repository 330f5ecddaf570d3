import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { TrackInput } from 'types/graphql'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { TrackUnits } from './TrackUnits'
import type { Track } from './useAudienceText'

import { inTrackOrder } from '$api/src/shared/learning/trackOf'

const CREATE: Doc<'CreateTrackMutation'> = gql`
  mutation CreateTrackMutation($courseId: Int!, $input: TrackInput!) {
    createTrack(courseId: $courseId, input: $input) {
      id
    }
  }
`

const UPDATE: Doc<'UpdateTrackMutation'> = gql`
  mutation UpdateTrackMutation($id: Int!, $input: TrackInput!) {
    updateTrack(id: $id, input: $input) {
      id
    }
  }
`

type Form = Omit<TrackInput, 'unitIds'>

const useTrackFields = (): Field<Form>[] => {
  const levels = useLevelChoices()
  const batches = useBatchChoices()
  return [
    { name: 'name', as: 'text', required: true, half: true },
    { name: 'nameFil', as: 'text', half: true },
    { name: 'accessLevelId', as: 'choice', half: true, choices: levels },
    { name: 'batchId', as: 'choice', half: true, choices: batches },
    { name: 'minStageNumber', as: 'number', min: 1, half: true },
  ]
}

type TrackDialogProps = {
  courseId: number
  units: { id: number; name: string }[]
  /** The track to edit; undefined creates a new one. */
  track?: Track
  onClose: () => void
}

/** Edits the audience of a track and its order of the units. */
export const TrackDialog = ({
  courseId,
  units,
  track,
  onClose,
}: TrackDialogProps) => {
  const { t } = useTranslation(['learning.staff', 'common'])
  const [ordered, setOrdered] = useState(() =>
    inTrackOrder(units, track?.unitIds ?? [])
  )
  const options = {
    done: t('common:resource.saved'),
    refetch: ['CourseTracksQuery'],
    onDone: onClose,
  }
  const [create, { error: notCreated }] = useSave(CREATE, options)
  const [update, { error: notUpdated }] = useSave(UPDATE, options)

  const onSave = (form: Form) => {
    const input = { ...form, unitIds: ordered.map(({ id }) => id) }
    return track ? update({ id: track.id, input }) : create({ courseId, input })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={
        track
          ? t('common:resource.editTitle', { name: track.name })
          : t('track.create')
      }
    >
      <ResourceForm<Form>
        entity="learning.staff.track"
        fields={useTrackFields()}
        record={track}
        onSave={onSave}
        error={notCreated ?? notUpdated}
        guard={false}
        block
      >
        <fieldset>
          <legend className="text-sm font-semibold">{t('track.units')}</legend>
          <TrackUnits units={ordered} onOrder={setOrdered} />
        </fieldset>
      </ResourceForm>
    </Dialog>
  )
}
