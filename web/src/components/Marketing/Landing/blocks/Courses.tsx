import { IncludedCourses } from 'src/components/Marketing/SalesPage/IncludedCourses'

import { useLive, useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const Courses = (props: BlockProps<'Courses'>) => {
  const { offer } = useLive()
  const text = useTexts()
  return (
    offer && (
      <IncludedCourses courses={offer.courses} title={text(props, 'title')} />
    )
  )
}
