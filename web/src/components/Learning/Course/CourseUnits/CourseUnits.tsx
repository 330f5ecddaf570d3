import type {
  OrderUnitsMutation,
  OrderUnitsMutationVariables,
  UnitFields,
} from 'types/graphql'

import { UnitDialog } from 'src/components/Learning/Unit/UnitDialog'
import { UnitLessons } from 'src/components/Learning/Unit/UnitLessons'
import { OwnedList } from 'src/components/ui/OwnedList/OwnedList'
import { useAccess } from 'src/hooks/useAccess'
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
  const { mayOpen } = useAccess()
  const mayEdit = mayOpen('editCourse')
  const [order] = useSave<OrderUnitsMutation, OrderUnitsMutationVariables>(
    ORDER,
    { refetch: ['FindCourseQuery'] }
  )

  return (
    <OwnedList
      entity="learning.unit"
      items={units}
      nameOf={({ name }) => name}
      mayEdit={mayEdit}
      onOrder={(ids) => order({ courseId, ids })}
      remove={DELETE}
      mayRemove={({ lessons }) => lessons.length === 0}
      refetch={['FindCourseQuery']}
      drawing="lessons"
      dialog={(unit, onClose) => (
        <UnitDialog courseId={courseId} unit={unit} onClose={onClose} />
      )}
      below={(unit) => <UnitLessons unit={unit} mayEdit={mayEdit} />}
    >
      {({ name, shortDescription }) => (
        <>
          <h3 className="text-base">{name}</h3>
          <p className="text-muted text-sm">{shortDescription}</p>
        </>
      )}
    </OwnedList>
  )
}
