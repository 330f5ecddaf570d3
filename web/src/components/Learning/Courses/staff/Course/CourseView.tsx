import { Archive, Copy, Ellipsis, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FindCourseQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CoursePreview } from 'src/components/Learning/Courses/staff/CoursePreview/CoursePreview'
import { CourseResults } from 'src/components/Learning/Courses/staff/CourseResults/CourseResults'
import { CourseOutlineCard } from 'src/components/Learning/Courses/staff/Outline/CourseOutlineCard'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu, type MenuItem } from 'src/components/ui/control/Menu/Menu'
import { Tabs } from 'src/components/ui/control/Tabs/Tabs'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { RestoreButton } from 'src/components/ui/resource/RestoreButton/RestoreButton'
import { useAccess } from 'src/hooks/access/useAccess'
import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

import { facts } from './course'

type Course = NonNullable<FindCourseQuery['course']>

const ARCHIVE = gql`
  mutation DeleteCourseMutation($id: Int!) {
    deleteCourse(id: $id) {
      id
      status
    }
  }
`

const RESTORE = gql`
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

const useActions = ({ id, title }: Course) => {
  const { t } = useTranslation('learning.staff')
  const { confirm, confirmDialog } = useConfirm()
  const remove = useRemove(ARCHIVE, routes.courses())
  const [duplicate, { loading: isDuplicating }] = useSave(DUPLICATE, {
    done: t('course.duplicated'),
    goTo: ({ duplicateCourse }) => routes.course({ id: duplicateCourse.id }),
  })
  const archive = async () => {
    const isSure = await confirm({
      title: t('course.archiveTitle', { title }),
      text: t('course.archiveText'),
      confirmLabel: t('course.archive'),
      isDangerous: true,
    })
    if (isSure) await remove({ id })
  }
  return {
    archive,
    duplicate: () => duplicate({ id }),
    isBusy: isDuplicating,
    confirmDialog,
  }
}

const CourseActions = ({ course }: { course: Course }) => {
  const { t } = useTranslation(['learning.staff', 'common'])
  const { mayOpen, can } = useAccess()
  const actions = useActions(course)
  const { id, status } = course
  const mayEdit = mayOpen('editCourse')
  const isArchived = status === 'ARCHIVED'
  const items = [
    can('course_create') && {
      label: t('course.duplicate'),
      icon: Copy,
      onSelect: actions.duplicate,
    },
    mayEdit &&
      !isArchived && {
        label: t('course.archive'),
        icon: Archive,
        isDangerous: true,
        onSelect: actions.archive,
      },
  ].filter((item) => item !== false) satisfies MenuItem[]

  return (
    <>
      {items.length > 0 && (
        <Menu
          button={
            <Button look="ghost" iconOnly icon={Ellipsis} busy={actions.isBusy}>
              {t('course.more')}
            </Button>
          }
          items={items}
        />
      )}
      {mayEdit && !isArchived && (
        <>
          <LinkButton to={routes.courseTracks({ id })} look="ghost">
            {t('track.list')}
          </LinkButton>
          <LinkButton to={routes.courseIntro({ id })} look="ghost">
            {t('intro.title')}
          </LinkButton>
          <LinkButton
            to={routes.editCourse({ id })}
            look="primary"
            icon={Pencil}
          >
            {t('common:action.edit')}
          </LinkButton>
        </>
      )}
      {mayEdit && isArchived && (
        <RestoreButton id={id} mutation={RESTORE} done={t('course.restored')}>
          {t('course.restore')}
        </RestoreButton>
      )}
      {actions.confirmDialog}
    </>
  )
}

/** A course for its editors: its outline, its learners' results, a preview as a learner, and its facts. */
export const CourseView = ({ course }: { course: Course }) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
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
              />
            ),
          },
        ]}
      />
    </>
  )
}
