import { useIsShown, pathTo } from 'src/hooks/access/useMenu'

import type { RouteName } from '$api/src/shared/access/routeRequirements'
import type { LogEntity } from '$api/src/shared/reports/logWords'

const pages: Partial<Record<LogEntity, RouteName>> = {
  AccessLevel: 'accessLevel',
  BugReport: 'bugReportDetails',
  ChangelogEntry: 'changelogEntry',
  Course: 'course',
  Funnel: 'funnel',
  Lesson: 'lesson',
  PaymentTerm: 'paymentTerm',
  Product: 'product',
  Stage: 'stage',
  Subscription: 'subscription',
  User: 'user',
}

/** The page of the logged record, if the user may open it. */
export const useRecordLink = () => {
  const isShown = useIsShown()
  return (entity: string, id: string) => {
    const page = pages[entity as LogEntity]
    return page && isShown(page) ? pathTo(page, { id }) : undefined
  }
}
