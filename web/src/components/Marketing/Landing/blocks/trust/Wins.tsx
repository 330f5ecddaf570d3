import { Wins as ShownWins } from 'src/components/Marketing/Proof/Wins'

import { useLive, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

const counts: Record<string, number> = { three: 3, six: 6 }

/** The newest wins that members agree to show and that staff chose. */
export const Wins = (props: BlockProps<'Wins'>) => {
  const { proof } = useLive()
  return (
    <ShownWins
      wins={proof.wins.slice(0, counts[props.count])}
      title={useTexts()(props, 'title')}
    />
  )
}
