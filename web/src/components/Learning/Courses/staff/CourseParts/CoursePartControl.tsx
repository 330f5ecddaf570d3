import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { CoursePartsQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

const PARTS: Doc<'CoursePartsQuery'> = gql`
  query CoursePartsQuery($courseId: Int, $unitId: Int, $lessonId: Int) {
    courseParts(courseId: $courseId, unitId: $unitId, lessonId: $lessonId) {
      courseId
      courses {
        id
        title
      }
      units {
        id
        name
        lessons {
          id
          name
        }
      }
    }
  }
`

type Part = 'unit' | 'lesson'
type Units = CoursePartsQuery['courseParts']['units']

/** The parts to choose from: units by their names, lessons by those of unit and lesson. */
const choicesOf: Record<
  Part,
  (units: Units) => { id: number; name: string }[]
> = {
  unit: (units) => units,
  lesson: (units) =>
    units.flatMap(({ name: unitName, lessons }) =>
      lessons.map(({ id, name }) => ({ id, name: `${unitName} · ${name}` }))
    ),
}

/** Chooses a course, then one of its units or lessons; the value is the part's id. */
const CoursePartControl = ({
  part,
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  labelledBy,
  isInvalid,
  describedBy,
}: ControlProps & { part: Part }) => {
  const { t } = useTranslation('learning.staff')
  const [startId] = useState(value as number | null)
  const { courseId: given } = useUrlValues({ courseId: int })
  const [askedId, setAskedId] = useState(given)
  const { data, previousData, loading, error, refetch } = useQuery(PARTS, {
    variables: { courseId: askedId, [`${part}Id`]: startId },
  })
  if (error) return <BriefFailure error={error} refetch={refetch} />

  const courses = (data ?? previousData)?.courseParts.courses ?? []
  const { units = [], courseId } = data?.courseParts ?? {}
  const parts = choicesOf[part](units)
  const isEmpty = !!courseId && parts.length === 0
  const select = {
    className: 'select w-full truncate pe-8 text-base',
    onBlur,
    'aria-busy': loading,
    'aria-describedby': describedBy,
  }
  const choose = (text: string) => <option value="">{text}</option>
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="grid gap-2 @md:grid-cols-2 @md:gap-5"
    >
      <select
        {...select}
        aria-label={t('courseParts.course')}
        value={askedId ?? courseId ?? ''}
        onChange={({ target }) => {
          setAskedId(Number(target.value))
          onChange(null)
        }}
      >
        {choose(t('courseParts.chooseCourse'))}
        {courses.map(({ id: each, title }) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
      <select
        {...select}
        id={id}
        ref={inputRef}
        aria-label={t(`courseParts.${part}.label`)}
        aria-invalid={isInvalid}
        aria-required
        disabled={!courseId || isEmpty}
        value={(value as number | null) ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        {choose(t(`courseParts.${part}.${isEmpty ? 'none' : 'choose'}`))}
        {parts.map(({ id: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

export const UnitControl = (props: ControlProps) => (
  <CoursePartControl {...props} part="unit" />
)

export const LessonControl = (props: ControlProps) => (
  <CoursePartControl {...props} part="lesson" />
)
