import { useTranslation } from 'react-i18next'
import type { CourseTracksQuery, OrderTracksMutation } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { TrackDialog } from 'src/components/Learning/Courses/staff/Track/TrackDialog'
import { useAudienceText } from 'src/components/Learning/Courses/staff/Track/useAudienceText'
import { WhichTrack } from 'src/components/Learning/Courses/staff/Track/WhichTrack'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { OwnedList } from 'src/components/ui/resource/OwnedList'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import { inTrackOrder } from '$api/src/shared/learning/trackOf'

export const QUERY: Doc<'CourseTracksQuery'> = gql`
  query CourseTracksQuery($courseId: Int!) {
    course(id: $courseId) {
      id
      title
      units {
        id
        name
      }
    }
    courseTracks(courseId: $courseId) {
      id
      olderTranslations
      name
      nameFil
      accessLevelId
      accessLevelName
      batchId
      batchName
      minStageNumber
      unitIds
    }
  }
`

const ORDER = gql`
  mutation OrderTracksMutation($courseId: Int!, $ids: [Int!]!) {
    orderTracks(courseId: $courseId, ids: $ids) {
      id
      position
    }
  }
`

const DELETE = gql`
  mutation DeleteTrackMutation($id: Int!) {
    deleteTrack(id: $id) {
      id
    }
  }
`

// Only an unknown course is empty; a course without tracks is not.
export const isEmpty = ({ course }: CourseTracksQuery) => !course

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.course')

type Props = PropsOf<'CourseTracksQuery'>

/**
 * The tracks of a course; each track gives some learners another order of the units. Also finds the track of one
 * learner.
 */
export const Success = ({ course, courseTracks }: Props) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const { mayOpen } = useAccess()
  const audienceText = useAudienceText()
  const [order] = useSave<
    OrderTracksMutation,
    VariablesOf<'OrderTracksMutation'>
  >(ORDER, { refetch: ['CourseTracksQuery'] })
  if (!course) return <NotFound />
  const { id: courseId, title, units } = course
  return (
    <>
      <PageHeader
        title={t('track.list')}
        lead={t('track.lead')}
        breadcrumbs={[
          { label: t('learning:course.list'), to: routes.courses() },
          { label: title, to: routes.course({ id: courseId }) },
        ]}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <OwnedList
          entity="learning.staff.track"
          items={courseTracks}
          nameOf={({ name }) => name}
          mayEdit={mayOpen('editCourse')}
          onOrder={(ids) => order({ courseId, ids })}
          remove={DELETE}
          refetch={['CourseTracksQuery']}
          drawing="lessons"
          dialog={(track, onClose) => (
            <TrackDialog
              courseId={courseId}
              units={units}
              track={track}
              onClose={onClose}
            />
          )}
          below={({ unitIds }) => (
            <ol className="text-muted mt-2 list-decimal space-y-1 pl-6 text-sm">
              {inTrackOrder(units, unitIds).map(({ id, name }) => (
                <li key={id}>
                  {name}
                  {!unitIds.includes(id) && ` (${t('track.asInCourse')})`}
                </li>
              ))}
            </ol>
          )}
        >
          {(track) => (
            <>
              <h3 className="text-base">{track.name}</h3>
              <p className="text-muted text-sm">{audienceText(track)}</p>
            </>
          )}
        </OwnedList>
        {courseTracks.length > 0 && <WhichTrack tracks={courseTracks} />}
      </div>
    </>
  )
}
