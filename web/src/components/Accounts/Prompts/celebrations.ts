// The celebrations that each device shows once: the newest access, then the newest stage.
import type { MySetupQuery } from 'types/graphql'

import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'

type Celebrations = MySetupQuery['myCelebrations']

const flags = {
  access: storageKeys.celebratedAccess,
  moveUp: storageKeys.celebratedMoveUp,
} as const

/** Only the first celebration that this device has not shown yet; undefined if there is none. */
export const dueCelebration = (
  celebrated: Celebrations
): Celebrations | undefined => {
  const kind = (['access', 'moveUp'] as const).find(
    (each) =>
      (celebrated[each]?.id ?? 0) > (readStored<number>(flags[each]) ?? 0)
  )
  return (
    kind && {
      ...celebrated,
      access: null,
      moveUp: null,
      [kind]: celebrated[kind],
    }
  )
}

export const rememberCelebrated = ({ access, moveUp }: Celebrations) => {
  if (access) store(flags.access, access.id)
  if (moveUp) store(flags.moveUp, moveUp.id)
}
