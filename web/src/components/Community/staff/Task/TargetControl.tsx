import { useEffect, useRef } from 'react'

import type { TaskInput } from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'

import { LessonControl } from 'src/components/Learning/Courses/staff/CourseParts/CoursePartControl'
import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

import { FormControl } from './FormControl'

/** Chooses the lesson or the form that completes an automatic task; with another kind, the choice begins again. */
export const TargetControl = (props: ControlProps) => {
  const { watch } = useFormContext<TaskInput>()
  const kind = watch('autoKind')
  const chosenKind = useRef(kind)
  const { onChange } = props
  useEffect(() => {
    if (chosenKind.current === kind) return
    chosenKind.current = kind
    onChange(null)
  }, [kind, onChange])
  return kind === 'FORM' ? (
    <FormControl {...props} />
  ) : (
    <LessonControl {...props} />
  )
}
