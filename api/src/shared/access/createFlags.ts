import { can, type FunctionFlag, type RightsHolder } from './permissions'
import { mayOpen, type RouteName } from './routeRequirements'

/** The function flag of each "create" button (spec sections 2.4 and 6). */
export const createFlags = {
  newUser: 'user_create',
  newCourse: 'course_create',
  newLesson: 'lesson_create',
  newEvent: 'event_create',
  newResourceFile: 'resource-file_create',
  newBatch: 'batch_create',
  newGroup: 'group_create',
  newStage: 'stage_create',
  newProduct: 'product_create',
  newPaymentTerm: 'payment-term_create',
  newAccessLevel: 'access-level_create',
} as const satisfies Partial<Record<RouteName, FunctionFlag>>

export type CreateRoute = keyof typeof createFlags

/** A "create" button is shown to users who may open its page and save there. */
export const mayCreate = (routeName: CreateRoute, currentUser: RightsHolder) =>
  mayOpen(routeName, currentUser) && can(currentUser, createFlags[routeName])
