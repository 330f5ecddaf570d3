import { Coaches } from 'src/components/Marketing/Proof/Coaches'

import { useLive, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'
import { coachesOf } from '$api/src/shared/marketing/landing/warnings'

/** One person who agrees to be shown, or the authors of the courses who do. */
export const Coach = (props: BlockProps<'Coach'>) => {
  const { proof } = useLive()
  return (
    <Coaches
      coaches={coachesOf(props, proof.coaches)}
      title={useTexts()(props, 'title')}
    />
  )
}
