import { useState } from 'react'

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DeleteUnitMutation,
  DeleteUnitMutationVariables,
  OrderUnitsMutation,
  OrderUnitsMutationVariables,
  UnitFields,
} from 'types/graphql'

import { UnitDialog } from 'src/components/Learning/Unit/UnitDialog'
import { UnitLessons } from 'src/components/Learning/Unit/UnitLessons'
import { Button } from 'src/components/ui/Button/Button'
import { Card } from 'src/components/ui/Card/Card'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { OrderedList } from 'src/components/ui/OrderedList/OrderedList'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'
import { useSave } from 'src/hooks/useSave'

const ORDER = gql`
  mutation OrderUnitsMutation($courseId: Int!, $ids: [Int!]!) {
    orderUnits(courseId: $courseId, ids: $ids) {
      id
      position
    }
  }
`

const DELETE = gql`
  mutation DeleteUnitMutation($id: Int!) {
    deleteUnit(id: $id) {
      id
    }
  }
`

type CourseUnitsProps = { courseId: number; units: UnitFields[] }

/** The course's outline, to be arranged. */
export const CourseUnits = ({ courseId, units }: CourseUnitsProps) => {
  const { t } = useTranslation(['learning', 'common'])
  const { mayOpen } = useAccess()
  const [edited, setEdited] = useState<UnitFields | 'new'>()
  const [order] = useSave<OrderUnitsMutation, OrderUnitsMutationVariables>(
    ORDER,
    { refetch: ['FindCourseQuery'] }
  )
  const remove = useRemove<DeleteUnitMutation, DeleteUnitMutationVariables>(
    DELETE,
    undefined,
    ['FindCourseQuery']
  )
  const mayEdit = mayOpen('editCourse')

  const actions = (unit: UnitFields) => (
    <>
      <Button
        look="ghost"
        size="sm"
        iconOnly
        icon={Pencil}
        onClick={() => setEdited(unit)}
      >
        {t('common:resource.editTitle', { name: unit.name })}
      </Button>
      {unit.lessons.length === 0 && (
        <Button
          look="ghost"
          size="sm"
          iconOnly
          icon={Trash2}
          onClick={() => remove({ id: unit.id })}
        >
          {t('common:resource.deleteTitle', { name: unit.name })}
        </Button>
      )}
    </>
  )

  return (
    <Card
      title={t('unit.list')}
      aside={
        mayEdit && (
          <Button
            size="sm"
            look="secondary"
            icon={Plus}
            onClick={() => setEdited('new')}
          >
            {t('unit.create')}
          </Button>
        )
      }
      padded
    >
      {units.length === 0 ? (
        <EmptyState
          drawing="lessons"
          title={t('unit.empty')}
          text={t('unit.emptyHelp')}
        />
      ) : (
        <OrderedList
          items={units}
          onOrder={mayEdit ? (ids) => order({ courseId, ids }) : undefined}
          actions={mayEdit ? actions : undefined}
        >
          {(unit) => <UnitLessons unit={unit} mayEdit={mayEdit} />}
        </OrderedList>
      )}
      {edited && (
        <UnitDialog
          courseId={courseId}
          unit={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
