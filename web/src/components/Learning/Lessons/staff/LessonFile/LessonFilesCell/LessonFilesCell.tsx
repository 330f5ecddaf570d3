import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LessonFilesQuery, OrderLessonFilesMutation } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { OrderedList } from 'src/components/ui/resource/OrderedList'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import { fileSize } from '$api/src/shared/text/fileSize'

import 'src/components/Learning/Lessons/staff/LessonFile/lessonFile'

export const QUERY: Doc<'LessonFilesQuery'> = gql`
  query LessonFilesQuery($lessonId: Int!) {
    lessonFiles(lessonId: $lessonId) {
      ...LessonFileFields
    }
  }
`

const ORDER = gql`
  mutation OrderLessonFilesMutation($lessonId: Int!, $ids: [Int!]!) {
    orderLessonFiles(lessonId: $lessonId, ids: $ids) {
      id
      position
    }
  }
`

type Props = VariablesOf<'LessonFilesQuery'>

// The card renders its own empty state.
export const isEmpty = () => false

export const Loading = RowsLoading
export const Failure = CellFailure

/** The files of a lesson, for its editors. */
export const Success = ({
  lessonFiles,
  lessonId,
}: CellSuccessProps<LessonFilesQuery, Props> & Props) => {
  const { t } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  const mayEdit = mayOpen('editLessonFile')
  const [order] = useSave<
    OrderLessonFilesMutation,
    VariablesOf<'OrderLessonFilesMutation'>
  >(ORDER, { refetch: ['LessonFilesQuery'] })

  return (
    <Card
      title={t('lessonFile.list')}
      aside={
        mayOpen('newLessonFile') && (
          <LinkButton
            to={routes.newLessonFile({ lessonId })}
            size="sm"
            look="secondary"
            icon={Plus}
          >
            {t('lessonFile.create')}
          </LinkButton>
        )
      }
      padded
    >
      {lessonFiles.length === 0 ? (
        <EmptyState
          title={t('lessonFile.empty')}
          text={t('lessonFile.emptyHelp')}
        />
      ) : (
        <OrderedList
          items={lessonFiles}
          nameOf={({ title }) => title}
          onOrder={mayEdit ? (ids) => order({ lessonId, ids }) : undefined}
        >
          {({ id, title, category, file }) => (
            <>
              <Link
                to={routes.lessonFile({ id })}
                className="link link-hover font-medium"
              >
                {title}
              </Link>
              <span className="text-muted block text-sm">
                {t(`lessonFile.choices.category.${category}`)}
                {file && ` · ${fileSize(file.size)}`}
              </span>
            </>
          )}
        </OrderedList>
      )}
    </Card>
  )
}
