import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  OrderLessonsMutation,
  OrderLessonsMutationVariables,
  UnitFields,
} from 'types/graphql'

import { Link, routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/Button/Button'
import { OrderedList } from 'src/components/ui/OrderedList/OrderedList'
import { StatusBadge } from 'src/components/ui/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/useSave'

const ORDER = gql`
  mutation OrderLessonsMutation($unitId: Int!, $ids: [Int!]!) {
    orderLessons(unitId: $unitId, ids: $ids) {
      id
      position
    }
  }
`

type UnitLessonsProps = { unit: UnitFields; mayEdit: boolean }

/** A unit's lessons in their order, and where the next one is added. */
export const UnitLessons = ({ unit, mayEdit }: UnitLessonsProps) => {
  const { t } = useTranslation('learning')
  const [order] = useSave<OrderLessonsMutation, OrderLessonsMutationVariables>(
    ORDER,
    { refetch: ['FindCourseQuery'] }
  )
  return (
    <div className="border-base-300 mt-2 border-l-2 pl-3 sm:pl-4">
      <OrderedList
        items={unit.lessons}
        nameOf={({ name }) => name}
        onOrder={mayEdit ? (ids) => order({ unitId: unit.id, ids }) : undefined}
      >
        {({ id, name, type, status }) => (
          <div className="flex flex-wrap items-center gap-2">
            <Link
              to={routes.lesson({ id })}
              className="link link-hover font-medium"
            >
              {name}
            </Link>
            <span className="text-muted text-sm">{t(`type.${type}`)}</span>
            {status !== 'PUBLISHED' && (
              <StatusBadge tone="outline">
                {t(`lesson.choices.status.${status}`)}
              </StatusBadge>
            )}
          </div>
        )}
      </OrderedList>
      {mayEdit && (
        <LinkButton
          to={routes.newLesson({ unitId: unit.id })}
          look="ghost"
          size="sm"
          icon={Plus}
        >
          {t('lesson.create')}
        </LinkButton>
      )}
    </div>
  )
}
