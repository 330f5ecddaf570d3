import { routes } from '@redwoodjs/router'

import { useMayOpenPath } from 'src/hooks/access/useMayOpenPath'

import {
  measureOf,
  type MeasureKey,
  type ReportPart,
} from '$api/src/shared/reports/engine/measures'

type Shown = {
  from: string
  to: string
  part?: ReportPart
  /** The id of the stage or batch that the report is limited to. */
  partKey?: string
}

const filters: Partial<Record<MeasureKey, string>> = {
  active: 'active',
  inactive: 'inactive',
}

/** The address of the rows behind a measure, if there is a list of them that the viewer may open. */
export const useDrill = ({ from, to, part, partKey }: Shown) => {
  const mayOpenPath = useMayOpenPath()
  return (key: MeasureKey): string | undefined => {
    const { drill } = measureOf(key)
    if (!drill) return undefined
    const people = {
      ...(filters[key] && { filter: filters[key] }),
      ...(part === 'stage' && { stageId: partKey }),
      ...(part === 'batch' && { batchId: partKey }),
    }
    const path = {
      members: () => routes.users(people),
      retention: () => routes.retention({ year: to.slice(0, 4) }),
      paymentReport: () =>
        routes.paymentReport({ period: 'CUSTOM_RANGE', from, to }),
    }[drill]()
    return mayOpenPath(path) ? path : undefined
  }
}
