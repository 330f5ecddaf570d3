import { Archive, ArchiveRestore, Copy, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CourseInput, FindCourseQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CoursePreview } from 'src/components/Learning/Courses/staff/CoursePreview/CoursePreview'
import { CourseResults } from 'src/components/Learning/Courses/staff/CourseResults/CourseResults'
import { CourseOutlineCard } from 'src/components/Learning/Courses/staff/Outline/CourseOutlineCard'
import { Tabs } from 'src/components/ui/control/Tabs'
import { inputOf } from 'src/components/ui/form/ResourceForm/field'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { ResourceState } from 'src/components/ui/resource/ResourceState'
import { useAccess } from 'src/hooks/access/useAccess'

import { facts, fieldsWith, statusTones, toForm, UPDATE_COURSE } from './course'

type Course = NonNullable<FindCourseQuery['course']>

const ARCHIVE: Doc<'DeleteCourseMutation'> = gql`
  mutation DeleteCourseMutation($id: Int!) {
    deleteCourse(id: $id) {
      id
      status
    }
  }
`

const RESTORE: Doc<'RestoreCourseMutation'> = gql`
  mutation RestoreCourseMutation($id: Int!) {
    restoreCourse(id: $id) {
      id
      status
      baseVersion
    }
  }
`

const DUPLICATE: Doc<'DuplicateCourseMutation'> = gql`
  mutation DuplicateCourseMutation($id: Int!) {
    duplicateCourse(id: $id) {
      id
    }
  }
`

const CourseActions = ({
  course: { id, title, status },
}: {
  course: Course
}) => {
  const { mayOpen, can } = useAccess()
  const mayEdit = mayOpen('editCourse')
  const isArchived = status === 'ARCHIVED'
  const edits = mayEdit && !isArchived
  return (
    <Actions
      words="learning.staff:course"
      of={{ title }}
      actions={[
        can('course_create') && {
          name: 'duplicate',
          icon: Copy,
          isRare: true,
          does: call(
            DUPLICATE,
            { id },
            {
              goTo: ({ duplicateCourse }) =>
                routes.course({ id: duplicateCourse.id }),
            }
          ),
        },
        edits && {
          name: 'archive',
          icon: Archive,
          isRare: true,
          does: call(ARCHIVE, { id }, { goTo: routes.courses() }),
          asks: 'confirm',
          isDangerous: true,
        },
        edits && {
          name: 'tracks',
          look: 'ghost',
          to: routes.courseTracks({ id }),
        },
        edits && {
          name: 'intro',
          look: 'ghost',
          to: routes.courseIntro({ id }),
        },
        edits && {
          name: 'edit',
          icon: Pencil,
          look: 'primary',
          to: routes.editCourse({ id }),
        },
        mayEdit &&
          isArchived && {
            name: 'restore',
            icon: ArchiveRestore,
            look: 'primary',
            does: call(RESTORE, { id }),
          },
      ]}
    />
  )
}

const CourseState = ({ course }: { course: Course }) => {
  const mayEdit = useAccess().mayOpen('editCourse')
  const { id, baseVersion, status, units } = course
  const hasLesson = units.some(({ lessons }) =>
    lessons.some((lesson) => lesson.status === 'PUBLISHED')
  )
  const input = inputOf<CourseInput>(fieldsWith([], [], []), toForm(course))
  return (
    <ResourceState
      entity="learning.course"
      status={status}
      tone={statusTones[status]}
      hidden={!hasLesson && 'NO_LESSON'}
      preview={routes.course({ id, tab: 'preview' })}
      publish={
        mayEdit && status !== 'ARCHIVED'
          ? (next) =>
              call(UPDATE_COURSE, {
                id,
                baseVersion,
                input: { ...input, status: next },
              })
          : undefined
      }
    />
  )
}

/** A course for its editors: its outline, its learners' results, a preview as a learner, and its facts. */
export const CourseView = ({ course }: { course: Course }) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const { mayOpen } = useAccess()
  const { id, title, units, archivedLessonCount } = course
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('learning:course.list'), to: routes.courses() },
        ]}
        actions={<CourseActions course={course} />}
      />
      <CourseState course={course} />
      <Tabs
        label={t('course.tabs')}
        param="tab"
        tabs={[
          {
            key: 'outline',
            title: t('course.tab.outline'),
            content: (
              <CourseOutlineCard
                courseId={id}
                units={units}
                archivedCount={archivedLessonCount}
              />
            ),
          },
          {
            key: 'learners',
            title: t('course.tab.learners'),
            content: <CourseResults courseId={id} />,
          },
          {
            key: 'preview',
            title: t('course.tab.preview'),
            content: <CoursePreview courseId={id} />,
          },
          {
            key: 'facts',
            title: t('course.tab.facts'),
            content: (
              <ResourceDetails
                entity="learning.course"
                columns={facts}
                record={course}
                editTo={
                  mayOpen('editCourse') &&
                  course.status !== 'ARCHIVED' &&
                  routes.editCourse({ id })
                }
              />
            ),
          },
        ]}
      />
    </>
  )
}
