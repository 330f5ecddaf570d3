import { useMemo } from 'react'

import { useLevelChoices } from 'src/hooks/useLevelChoices'

import { fieldsWith } from './course'

/** A course's form, with the access levels that may open it. */
export const useCourseFields = () => {
  const levels = useLevelChoices()
  return useMemo(() => fieldsWith(levels), [levels])
}
