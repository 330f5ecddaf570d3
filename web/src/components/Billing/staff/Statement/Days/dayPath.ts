import { routes } from '@redwoodjs/router'

/** The path of the desk's tab with the days, or of one day of a platform. */
export const dayPath = (day?: string, platform?: string) =>
  routes.payment({ tab: 'days', ...(day && { day, platform }) })
