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

/** A unit in the outline: its name and its lessons in their order. */
export const UnitLessons = ({ unit, mayEdit }: UnitLessonsProps) => {
  const { t } = useTranslation('learning')
  const [order] = useSave<OrderLessonsMutation, OrderLessonsMutationVariables>(
    ORDER,
    { refetch: ['FindCourseQuery'] }
  )
  return (
    <>
      <h3 className="text-base">{unit.name}</h3>
      <p className="text-muted text-sm">{unit.shortDescription}</p>
      <OrderedList
        items={unit.lessons}
        nameOf={({ name }) => name}
        onOrder={mayEdit ? (ids) => order({ unitId: unit.id, ids }) : undefined}
      >
        {({ id, name, type, status }) => (
          <div className="flex flex-wrap items-center gap-2 pl-3">
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
    </>
  )
}
