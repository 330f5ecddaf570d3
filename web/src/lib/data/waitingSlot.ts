import type { ComponentType, ReactNode } from 'react'

/**
 * The code that lets changes wait for the connection. The first interaction loads it (lib/loading/preloadRest), so that no
 * first screen does; until then no change waits.
 */
export const waitingSlot: {
  whenConnected?: (left?: AbortSignal) => Promise<void>
  Text?: ComponentType<{ children?: ReactNode }>
} = {}
