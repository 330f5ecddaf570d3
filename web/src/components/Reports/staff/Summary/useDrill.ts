import { routes } from '@redwoodjs/router'

import { useAccess } from 'src/hooks/access/useAccess'
import { useMayOpenPath } from 'src/hooks/access/useMayOpenPath'

import {
  measureOf,
  type Drill,
  type MeasureKey,
  type ReportPart,
} from '$api/src/shared/reports/engine/measures'

type Shown = {
  from: string
  to: string
  part?: ReportPart
  /** The id of what the report is limited to. */
  partKey?: string
  /** Some viewers see everybody on other screens, but only their own people here. */
  isOwnPeople: boolean
  /** The address of the report with the entries of a number listed. */
  entriesAt: (key: MeasureKey) => string
}

const filters: Partial<Record<MeasureKey, string>> = {
  active: 'active',
  inactive: 'inactive',
}

const isWholeYear = ({ from, to }: Shown) =>
  from.slice(0, 4) === to.slice(0, 4) &&
  from.endsWith('-01-01') &&
  to.endsWith('-12-31')

/** Whether the screen can be limited as the report is. */
const fits: Record<Drill, (shown: Shown) => boolean> = {
  members: ({ part }) => !part || part === 'stage' || part === 'batch',
  retention: (shown) => !shown.part && isWholeYear(shown),
  paymentReport: ({ part }) => !part,
}

/**
 * The address of what a number counts: the screen that shows just this, if the viewer may open it, else the report's
 * list. People who may not open the lists of people have none.
 */
export const useDrill = (shown: Shown) => {
  const mayOpenPath = useMayOpenPath()
  const mayList = useAccess().mayOpen('users')
  const { from, to, part, partKey, isOwnPeople } = shown
  const entriesAt = (key: MeasureKey) =>
    mayList ? shown.entriesAt(key) : undefined
  return (key: MeasureKey): string | undefined => {
    const { drill } = measureOf(key)
    if (!drill || isOwnPeople || !fits[drill](shown)) return entriesAt(key)
    const path = {
      members: () =>
        routes.users({
          ...(filters[key] && { filter: filters[key] }),
          ...(part === 'stage' && { stageId: partKey }),
          ...(part === 'batch' && { batchId: partKey }),
        }),
      retention: () => routes.retention({ year: to.slice(0, 4) }),
      paymentReport: () =>
        routes.paymentReport({ period: 'CUSTOM_RANGE', from, to }),
    }[drill]()
    return mayOpenPath(path) ? path : entriesAt(key)
  }
}
